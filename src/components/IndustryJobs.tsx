import industrySprite from 'drawings:industries';
import { industries } from '../content/industries.ts';
import { industryLink } from '../content/industry-link.ts';
import { Drawing } from './Drawing.tsx';
import { CellGrid, type CellGridProps } from './CellGrid.tsx';

export interface IndustryJobsProps extends Pick<CellGridProps, 'id' | 'title' | 'lead' | 'columns'> {
  jobs: readonly { slug: string; job: string }[];
}

/** Industries, each with the job that is typical there. */
export function IndustryJobs({ jobs, ...head }: IndustryJobsProps) {
  return (
    <CellGrid {...head} count={jobs.length}>
      <ul>
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
