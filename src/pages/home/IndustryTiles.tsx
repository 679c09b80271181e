import industrySprite from 'drawings:shared/industries';
import { cellsStyle, inQuarters } from '../../components/cells.ts';
import { Drawing } from '../../components/Drawing.tsx';
import type { Industry } from '../../content/industries.ts';
import { industryLink } from '../../content/industry-link.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { media, quiet, type } from '../../theme.ts';

const style: Style = [
  inQuarters,
  {
    '& svg': { maxWidth: '270px', marginBottom: '16px' },
    '& h3': { marginBottom: '8px' },
    '& p': { ...type.note, color: quiet },
    // The drawings are beside their words.
    [media.tablet]: {
      '--cell-width': 'max(300px, 50% - 1px)',
      '& li': { display: 'grid', gridTemplate: 'auto 1fr / 1fr 2fr', columnGap: '16px' },
      '& svg': { gridRow: '1 / 3' },
    },
    [media.phone]: {
      '--cell-width': '40%',
      // The longest name must fit on one line.
      '& h3': { fontSize: type.value.fontSize, marginBottom: 0 },
      '& p': { display: 'none' },
    },
  },
];

/** The industries as drawings with their names; each leads to its page, or to its card on the overview. */
export function IndustryTiles({ industries }: { industries: readonly Industry[] }) {
  return (
    <ul className={useStyle(cellsStyle, style)}>
      {industries.map((industry) => (
        <li key={industry.slug}>
          <Drawing sprite={industrySprite} name={industry.slug} />
          <h3>
            <a href={industryLink(industry)}>{industry.title}</a>
          </h3>
          <p>{industry.summary}</p>
        </li>
      ))}
    </ul>
  );
}
