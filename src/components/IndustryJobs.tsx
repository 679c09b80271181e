import industrySprite from 'drawings:industries';
import { industryLink, type Industry } from '../content/industries/industry.ts';
import { useStyles, type Style, type Styles } from '../styles/useStyles.ts';
import { media, stretchedLink } from '../theme.ts';
import { CellGrid, type CellGridProps } from './CellGrid.tsx';
import { Drawing } from './Drawing.tsx';

const styles = { link: { '&::after': stretchedLink } } satisfies Styles;

const drawingStyle: Style = {
  maxWidth: '240px',
  marginBottom: '20px',
  [media.phone]: { gridRow: '1 / 3', '--labels': 'hidden', margin: '4px 0 0' },
};

type IndustryJobsProps = Pick<CellGridProps, 'title' | 'lead'> & {
  jobs: readonly { industry: Industry; job: string }[];
};

/** Industries, each with the job that is typical there. */
export function IndustryJobs({ jobs, ...head }: IndustryJobsProps) {
  const classes = useStyles(styles);
  const cells = jobs.map(({ industry, job }) => ({
    drawing: <Drawing sprite={industrySprite} name={industry.slug} style={drawingStyle} />,
    title: (
      <a href={industryLink(industry)} className={classes.link}>
        {industry.title}
      </a>
    ),
    text: job,
  }));
  return <CellGrid {...head} name="Industries" columns={4} marks="drawings" cells={cells} />;
}
