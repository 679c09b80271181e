import type { PageSummary } from '../content/page-parts.ts';
import { useSite } from './SiteContext.ts';

export interface MetadataProps {
  /** Path of the page, for its canonical address. */
  path: string;
  summary: PageSummary;
  /** Pages that search engines shall not list have no canonical address either. */
  noindex: boolean;
}

/** Title and metadata of the page; React keeps them in the head and changes them when the page changes. */
export function Metadata({ path, summary, noindex }: MetadataProps) {
  const site = useSite();
  return (
    <>
      <title>{`${summary.title} | ${site.name}`}</title>
      <meta name="description" content={summary.description} />
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta name="keywords" content={summary.keywords.join(', ')} />
          <link rel="canonical" href={`${site.origin}${path}`} />
        </>
      )}
    </>
  );
}
