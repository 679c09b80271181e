import { CallToAction } from '../../components/CallToAction.tsx';
import { Hero } from '../../components/Hero.tsx';
import { NumberedList } from '../../components/NumberedList.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { SideHeadingGrid } from '../../components/SideHeadingGrid.tsx';
import { claims } from '../../content/company/claims.ts';
import { linkNames } from '../../content/company/link-names.ts';
import { about } from '../../content/pages/about.ts';
import type { Page } from '../../page.ts';
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
          Four rules for every job.
        </SectionHead>
        <NumberedList notes={about.values} />
      </Section>
      <Section titleId="timeline">
        <SectionHead name="Timeline" title="Since the 1970s" />
        <Timeline />
      </Section>
      <Section titleId="certifications">
        <SideHeadingGrid
          name="Certifications"
          title="Six of our crews’ cards"
          points={Object.values(about.certifications).map(({ name, detail }) => ({ title: name, text: detail }))}
          note={
            <>
              We check cards before we name a crew. Our <a href="/safety#certifications">safety page</a> lists all of
              them and how each is kept current.
            </>
          }
        />
      </Section>
      <CallToAction
        title="Show us the machine"
        text={`Which one are you worried about? Our millwrights look at it with you. Line already down? Choose “${linkNames.emergency}”: response in under ${claims.emergencyResponse.text} when production is critical.`}
      />
    </>
  );
}

export const { Component, summary } = { Component: AboutPage, summary: about.summary } satisfies Page;
