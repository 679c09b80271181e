import { CallToAction } from '../../components/CallToAction.tsx';
import { Hero } from '../../components/Hero.tsx';
import { NumberedList } from '../../components/NumberedList.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { SideHeadingGrid } from '../../components/SideHeadingGrid.tsx';
import { claims } from '../../content/company/claims.ts';
import { about } from '../../content/pages/about.ts';
import { AlignmentMethods } from './AlignmentMethods.tsx';
import { CompanyStory } from './CompanyStory.tsx';
import { FounderProfile } from './FounderProfile.tsx';
import { Timeline } from './Timeline.tsx';

export function AboutPage() {
  return (
    <>
      <Hero
        name={about.summary.name}
        title={about.heading}
        lead={about.lead}
        drawing={<AlignmentMethods />}
        titleBlock={about.titleBlock}
      />
      <CompanyStory />
      <FounderProfile />
      <Section titleId="values">
        <SectionHead name="Values" title="General notes">
          On a drawing, general notes apply to every part unless one says otherwise. These four apply to every job.
        </SectionHead>
        <NumberedList notes={about.values} />
      </Section>
      <Section titleId="timeline">
        <SectionHead name="Timeline" title="Five dates, to one scale">
          One division is one year. The rule is broken between 1980 and 2010.
        </SectionHead>
        <Timeline />
      </Section>
      <Section titleId="certifications">
        <SideHeadingGrid
          name="Certifications"
          title="What our crews are certified for"
          points={Object.values(about.certifications).map(({ name, detail }) => ({ title: name, text: detail }))}
          note={
            <>
              Cards are checked before a crew is named for a job. How each is kept valid stands on the{' '}
              <a href="/safety#certifications">safety sheet</a>.
            </>
          }
        />
      </Section>
      <CallToAction
        title="Walk the floor with us."
        text={`Show us the machine that has you worried, and we read it together. If a line is down already, use the red button: response in under ${claims.emergencyResponse.text} when production is critical.`}
      />
    </>
  );
}
