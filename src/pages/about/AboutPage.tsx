import { CallToAction } from '../../components/CallToAction.tsx';
import { Figures } from '../../components/Figures.tsx';
import { Hero } from '../../components/Hero.tsx';
import { sideHeading } from '../../components/layouts.ts';
import { NumberedList } from '../../components/NumberedList.tsx';
import { Section, SectionTitle } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { SideHeadingGrid } from '../../components/SideHeadingGrid.tsx';
import { claims } from '../../content/company/claims.ts';
import { linkNames } from '../../content/company/link-names.ts';
import { about } from '../../content/pages/about.ts';
import type { Page } from '../../page.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { space } from '../../theme.ts';
import { AlignmentMethods } from './AlignmentMethods.tsx';
import { FounderProfile } from './FounderProfile.tsx';
import { Timeline } from './Timeline.tsx';

const styles = {
  story: sideHeading.root,
  content: [sideHeading.content, { padding: `${space.head} ${space.cell} 40px` }],
  paragraphs: { columns: '2 300px', columnGap: '40px', '& > p': { maxWidth: '43em', marginBottom: '14px' } },
} satisfies Styles;

const storyTitleStyle: Style = { marginBottom: space.row };

function AboutPage() {
  const classes = useStyles(styles);
  return (
    <>
      <Hero
        name={about.summary.name}
        title={about.heading}
        lead={about.lead}
        drawing={<AlignmentMethods />}
        titleBlock={about.titleBlock}
      />
      <Section titleId="story">
        <div className={classes.story}>
          <Figures
            arrangement="column"
            figures={[
              { value: claims.generations, label: 'generations' },
              { value: `${claims.combinedYears}+`, label: 'years combined' },
            ]}
          />
          <div className={classes.content}>
            <SectionTitle name="Story" title="How we came to work this way" style={storyTitleStyle} />
            <div className={classes.paragraphs}>
              {about.story.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </div>
      </Section>
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
