import industrySprite from 'drawings:shared/industries';
import { industries } from '../content/industries.ts';
import { industryLink } from '../content/industry-link.ts';
import { useStyle, type Style } from '../styles/useStyle.ts';
import { media, wholeCell } from '../theme.ts';
import { CellGrid, type CellGridProps } from './CellGrid.tsx';
import { Drawing } from './Drawing.tsx';

const listStyle: Style = {
  // The whole cell is the link's target.
  '& li': { position: 'relative' },
  '& a::after': wholeCell,
  '& svg': { maxWidth: '240px', marginBottom: '20px' },
  // The drawings are at the left of their words.
  [media.phone]: {
    '& li': { display: 'grid', gridTemplateColumns: '104px minmax(0, 1fr)', columnGap: '16px' },
    '& svg': { gridRow: '1 / 3', '--labels': 'hidden', margin: '4px 0 0' },
  },
};

export interface IndustryJobsProps extends Pick<CellGridProps, 'id' | 'name' | 'title' | 'lead' | 'columns'> {
  jobs: readonly { slug: string; job: string }[];
}

/** Industries, each with the job that is typical there. */
export function IndustryJobs({ jobs, ...head }: IndustryJobsProps) {
  return (
    <CellGrid {...head} count={jobs.length}>
      <ul className={useStyle(listStyle)}>
        {jobs.map(({ slug, job }) => {
          const industry = industries.find((entry) => entry.slug === slug);
          return (
            industry && (
              <li key={slug}>
                <Drawing sprite={industrySprite} name={slug} />
                <h3>
                  <a href={industryLink(industry)}>{industry.title}</a>
                </h3>
                <p>{job}</p>
              </li>
            )
          );
        })}
      </ul>
    </CellGrid>
  );
}
