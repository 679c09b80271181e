import { Figures } from '../../components/Figures.tsx';
import { sideHeading } from '../../components/layouts.ts';
import { Section, SectionTitle } from '../../components/Section.tsx';
import { claims } from '../../content/company/claims.ts';
import { about } from '../../content/pages/about.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { space } from '../../theme.ts';

const styles = {
  layout: sideHeading.root,
  content: [sideHeading.content, { padding: `${space.head} ${space.cell} 40px` }],
  paragraphs: { columns: '2 300px', columnGap: '40px', '& > p': { maxWidth: '43em', marginBottom: '14px' } },
} satisfies Styles;

const titleStyle: Style = { marginBottom: space.row };

export function CompanyStory() {
  const classes = useStyles(styles);
  return (
    <Section titleId="story">
      <div className={classes.layout}>
        <Figures
          arrangement="column"
          figures={[
            { value: claims.generations, label: 'generations' },
            { value: `${claims.combinedYears}+`, label: 'years combined' },
          ]}
        />
        <div className={classes.content}>
          <SectionTitle name="Story" title="How we came to work this way" style={titleStyle} />
          <div className={classes.paragraphs}>
            {about.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
