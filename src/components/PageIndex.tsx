import { useStyle, type Style } from '../styles/useStyle.ts';
import { color, font, linkUnderline, media, mutedColor, rule, space, typography } from '../theme.ts';

const navStyle: Style = { borderBlock: rule.frame, marginBlock: '-2px', counterReset: 'entry' };

const listStyle: Style = { display: 'flex', flexWrap: 'wrap', overflow: 'hidden' };

const entryStyle: Style = {
  flex: '1 0 auto',
  borderLeft: rule.cell,
  borderTop: rule.cell,
  margin: '-1px 0 0 -1px',
  counterIncrement: 'entry',
  [media.upToTablet]: { flexBasis: 'max(150px, 25% - 1px)' },
};

const linkStyle: Style = {
  ...typography.strong,
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  height: '100%',
  minHeight: '60px',
  padding: `8px 12px 8px ${space.cell}`,
  fontStretch: font.condensed,
  textDecoration: 'none',
  '&:hover': { ...linkUnderline, background: color.white },
  '&:focus-visible': { outlineOffset: '-5px' },
};

const numberStyle: Style = { '&::before': { content: 'counter(entry) / ""', color: mutedColor, fontWeight: 400 } };

export interface PageIndexProps {
  label: string;
  /** The ids are anchors of the page. */
  entries: readonly { id: string; title: string }[];
  numbered?: boolean;
}

/** Links to the sections of a page, in a row. */
export function PageIndex({ label, entries, numbered = false }: PageIndexProps) {
  const List = numbered ? 'ol' : 'ul';
  const entryClass = useStyle(entryStyle);
  const linkClass = useStyle(linkStyle, numbered ? numberStyle : undefined);
  return (
    <nav data-screen aria-label={label} className={useStyle(navStyle)}>
      <List className={useStyle(listStyle)}>
        {entries.map(({ id, title }) => (
          <li key={id} className={entryClass}>
            <a href={`#${id}`} className={linkClass}>
              {title}
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}
