import industrySprite from 'drawings:shared/industries';
import { cellLinkStyle, cellsStyle, inQuarters, linkedCellStyle } from '../../components/cells.ts';
import { Drawing } from '../../components/Drawing.tsx';
import { industryLink, type Industry } from '../../content/industries/industry.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { media, quiet, type } from '../../theme.ts';

const listStyle: Style = {
  [media.tablet]: { '--cell-width': 'max(300px, 50% - 1px)' },
  [media.phone]: { '--cell-width': '40%' },
};
const tileStyle: Style = {
  '& > h3': {
    marginBottom: '8px',
    // The longest name must fit on one line.
    [media.phone]: { fontSize: type.value.fontSize, marginBottom: 0 },
  },
  '& > p': { ...type.note, color: quiet, [media.phone]: { display: 'none' } },
  // The drawings are beside their words.
  [media.tablet]: { display: 'grid', gridTemplate: 'auto 1fr / 1fr 2fr', columnGap: '16px' },
};
const drawingStyle: Style = { maxWidth: '270px', marginBottom: '16px', [media.tablet]: { gridRow: '1 / 3' } };

/** The industries as drawings with their names; each leads to its page, or to its card on the overview. */
export function IndustryTiles({ industries }: { industries: readonly Industry[] }) {
  const tileClass = useStyle(linkedCellStyle, tileStyle);
  const linkClass = useStyle(cellLinkStyle);
  return (
    <ul className={useStyle(cellsStyle, inQuarters, listStyle)}>
      {industries.map((industry) => (
        <li key={industry.slug} className={tileClass}>
          <Drawing sprite={industrySprite} name={industry.slug} style={drawingStyle} />
          <h3>
            <a href={industryLink(industry)} className={linkClass}>
              {industry.title}
            </a>
          </h3>
          <p>{industry.summary}</p>
        </li>
      ))}
    </ul>
  );
}
