import industrySprite from 'drawings:shared/industries';
import { Drawing } from '../../components/Drawing.tsx';
import { inQuarters, wrapGrid } from '../../components/layouts.ts';
import { industryLink, type Industry } from '../../content/industries/industry.ts';
import { useStyle, type Style, type Styles } from '../../styles/useStyle.ts';
import { media, mutedColor, typography } from '../../theme.ts';

const listStyle: Style = {
  [media.tablet]: { '--cell-width': 'max(300px, 50% - 1px)' },
  [media.phone]: { '--cell-width': '40%' },
};
const tileStyle: Style = {
  '& > h3': {
    marginBottom: '8px',
    // The longest name must fit on one line.
    [media.phone]: { fontSize: typography.condensed.fontSize, marginBottom: 0 },
  },
  '& > p': { ...typography.note, color: mutedColor, [media.phone]: { display: 'none' } },
  // The drawings are beside their words.
  [media.tablet]: { display: 'grid', gridTemplate: 'auto 1fr / 1fr 2fr', columnGap: '16px' },
};

const childStyles = {
  drawing: { root: { maxWidth: '270px', marginBottom: '16px', [media.tablet]: { gridRow: '1 / 3' } } },
} satisfies Record<string, Styles>;

/** The industries as drawings with their names; each leads to its page, or to its card on the overview. */
export function IndustryTiles({ industries }: { industries: readonly Industry[] }) {
  const tileClass = useStyle(wrapGrid.linkedCell, tileStyle);
  const linkClass = useStyle(wrapGrid.link);
  return (
    <ul className={useStyle(wrapGrid.list, inQuarters, listStyle)}>
      {industries.map((industry) => (
        <li key={industry.slug} className={tileClass}>
          <Drawing sprite={industrySprite} name={industry.slug} styles={childStyles.drawing} />
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
