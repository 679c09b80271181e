import type { Project } from '../../content/pages/projects.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { media, rule, space, typography } from '../../theme.ts';

const styles = {
  root: {
    padding: `44px ${space.cell}`,
    '& > p': { maxWidth: '45em', marginBottom: '12px' },
    // Two columns if each has 280 px.
    [media.tablet]: { columns: '280px 2', columnGap: '40px', orphans: 3, widows: 3 },
    [media.print]: { paddingBlock: '20px', fontSize: '14px' },
  },
  title: {
    ...typography.entryTitle,
    margin: '32px 0 10px',
    breakAfter: 'avoid',
    '&:first-of-type': { marginTop: 0 },
    [media.print]: { fontSize: '24px' },
  },
  results: {
    '& > li': {
      position: 'relative',
      maxWidth: '45em',
      padding: '10px 0 10px 30px',
      borderTop: rule.cell,
      breakInside: 'avoid',
    },
    // Unlike a background, a border prints, and changes with the text color where something darkens the page.
    '& > li::before': {
      content: '""',
      position: 'absolute',
      top: '1.45em',
      left: 0,
      width: '16px',
      borderTop: '2px solid',
    },
  },
} satisfies Styles;

/** The crew's findings, its work and the results. */
export function CaseStudyStory({ project }: { project: Project }) {
  const { found, done, handedOver, results } = project;
  const classes = useStyles(styles);
  return (
    <div className={classes.root}>
      <h3 className={classes.title}>What we found</h3>
      <p>{found}</p>
      <h3 className={classes.title}>What we did</h3>
      {done.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h3 className={classes.title}>What the plant received</h3>
      <p>{handedOver}</p>
      <h3 className={classes.title}>Results</h3>
      <ul className={classes.results}>
        {results.map((result) => (
          <li key={result}>{result}</li>
        ))}
      </ul>
    </div>
  );
}
