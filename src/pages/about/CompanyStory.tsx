import { Figures } from '../../components/Figures.tsx';
import { sideHeading } from '../../components/layouts.ts';
import { Section, SectionTitle } from '../../components/Section.tsx';
import { claims } from '../../content/company/claims.ts';
import { about } from '../../content/pages/about.ts';
import { useStyle, type Style, type Styles } from '../../styles/useStyle.ts';
import { space } from '../../theme.ts';

const wordsStyle: Style = { padding: `${space.head} ${space.cell} 40px` };

const childStyles = {
  title: { root: { marginBottom: space.row } },
} satisfies Record<string, Styles>;

const storyStyle: Style = {
  columns: '2 300px',
  columnGap: '40px',
  '& > p': { maxWidth: '43em', marginBottom: '14px' },
};

/** The company's story beside two figures. */
export function CompanyStory() {
  return (
    <Section titleId="story">
      <div className={useStyle(sideHeading.root)}>
        <Figures
          arrangement="column"
          figures={[
            { figure: claims.generations, label: 'generations' },
            { figure: `${claims.combinedYears}+`, label: 'years combined' },
          ]}
        />
        <div className={useStyle(sideHeading.content, wordsStyle)}>
          <SectionTitle name="Story" title="How we came to work this way" styles={childStyles.title} />
          <div className={useStyle(storyStyle)}>
            {about.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
