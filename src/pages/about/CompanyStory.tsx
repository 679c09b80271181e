import { Figures } from '../../components/Figures.tsx';
import { HeadingWords } from '../../components/HeadingWords.tsx';
import { Section } from '../../components/Section.tsx';
import { sideHeadingStyle } from '../../components/side-heading.ts';
import { about } from '../../content/about.ts';
import { claims } from '../../content/claims.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { media, space } from '../../theme.ts';

const style: Style = {
  '& > ul': { flexWrap: 'wrap', [media.desktop]: { '& > li': { flexBasis: '100%' } } },
  '& > div': { padding: `${space.head} ${space.cell} 40px` },
  '& h2': { marginBottom: space.row },
  '& div div': { columns: '2 300px', columnGap: '40px' },
  '& div p': { maxWidth: '43em', marginBottom: '14px' },
};

/** The company's story beside two figures. */
export function CompanyStory() {
  return (
    <Section labelledBy="story" className={`${useStyle(sideHeadingStyle)} ${useStyle(style)}`}>
      <Figures
        figures={[
          { figure: claims.generations, label: 'generations' },
          { figure: `${claims.combinedYears}+`, label: 'years combined' },
        ]}
      />
      <div>
        <h2 id="story">
          <HeadingWords name="Story" title="How we came to work this way" />
        </h2>
        <div>
          {about.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
