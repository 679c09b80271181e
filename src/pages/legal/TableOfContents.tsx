import { useStyle, type Style } from '../../styles/useStyle.ts';
import {
  font,
  linkUnderline,
  media,
  mediaQuery,
  mutedColor,
  onScreen,
  rule,
  size,
  space,
  typography,
} from '../../theme.ts';

const style: Style = { padding: `36px ${space.cell}`, [media.upToUprightTablet]: { borderBottom: rule.frame } };

const boxStyle: Style = {
  // The list would be too low to scroll in such a window.
  [onScreen(`${mediaQuery.fromWideTablet} and (min-height:341px)`)]: {
    position: 'sticky',
    top: `calc(${size.header} + 24px)`,
    maxHeight: `calc(100vh - ${size.header} - 48px)`,
    overflow: 'auto',
  },
};

const titleStyle: Style = { ...typography.cardTitle, marginBottom: '12px' };
const listStyle: Style = { [media.upToUprightTablet]: { columns: '2 260px', columnGap: space.cell } };
const entryStyle: Style = { [media.upToUprightTablet]: { breakInside: 'avoid' } };

const linkStyle: Style = {
  display: 'grid',
  gridTemplateColumns: '36px 1fr',
  alignItems: 'baseline',
  minHeight: size.target,
  padding: '9px 0',
  borderTop: rule.cell,
  ...typography.note,
  textDecoration: 'none',
  '&:hover': linkUnderline,
  '&:focus-visible': { outlineOffset: '-3px' },
  [media.print]: { minHeight: 0, padding: '1pt 0', borderTop: 0 },
};
const numberStyle: Style = { fontStretch: font.condensed, color: mutedColor };

/**
 * The numbered contents of a long page; the ids of the entries are its anchors. On wide screens they are beside the text and
 * stay in view.
 */
export function TableOfContents({ entries }: { entries: readonly { id: string; heading: string }[] }) {
  const entryClass = useStyle(entryStyle);
  const linkClass = useStyle(linkStyle);
  const numberClass = useStyle(numberStyle);
  return (
    <nav aria-labelledby="contents" className={useStyle(style)}>
      <div className={useStyle(boxStyle)}>
        <h2 id="contents" className={useStyle(titleStyle)}>
          Contents
        </h2>
        <ol className={useStyle(listStyle)}>
          {entries.map(({ id, heading }, index) => (
            <li key={id} className={entryClass}>
              <a href={`#${id}`} className={linkClass}>
                <span className={numberClass}>{index + 1}</span>
                {` ${heading}`}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
