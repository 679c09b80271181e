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

function AboutPage() {
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
        <SectionHead name="Values" title="What we stand for">
          Like the general notes on a drawing, these four apply to the whole job.
        </SectionHead>
        <NumberedList notes={about.values} />
      </Section>
      <Section titleId="timeline">
        <SectionHead name="Timeline" title="Five dates, to one scale">
          One tick is one year; the scale breaks from 1980 to 2010.
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
              We check cards before we name a crew. Our <a href="/safety#certifications">safety page</a> lists how each
              one is kept current.
            </>
          }
        />
      </Section>
      <CallToAction
        title="Walk the floor with us."
        text={`Show us the machine you’re worried about. We’ll take the readings with you. Line already down? Use the red button: response in under ${claims.emergencyResponse.text} when production is critical.`}
      />
    </>
  );
}

export const { summary } = about;
export { AboutPage as Component };
