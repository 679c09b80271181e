import industrySheet from 'drawings:industries';
import { industries } from '../content/industries.ts';
import { industryLink } from '../lib/page-links.ts';
import { Drawing } from './Drawing.tsx';
import { RuledCells, type RuledCellsProps } from './RuledCells.tsx';

export interface IndustryJobsProps extends Pick<RuledCellsProps, 'id' | 'title' | 'lead' | 'columns'> {
  jobs: readonly { slug: string; job: string }[];
}

/** Industries, each with the job that is typical there. */
export function IndustryJobs({ jobs, ...head }: IndustryJobsProps) {
  return (
    <RuledCells {...head} count={jobs.length}>
      <ul>
        {jobs.map(({ slug, job }) => {
          const industry = industries.find((entry) => entry.slug === slug);
          return (
            industry && (
              <li key={slug}>
                <Drawing sheet={industrySheet} name={slug} />
                <h3>
                  <a href={industryLink(industry)}>{industry.title}</a>
                </h3>
                <p>{job}</p>
              </li>
            )
          );
        })}
      </ul>
    </RuledCells>
  );
}
