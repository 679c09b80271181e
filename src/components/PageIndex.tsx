import { useStyle, type Style } from '../styles/useStyle.ts';
import { color, font, marked, media, quiet, rule, space, type } from '../theme.ts';

const style: Style = {
  borderBlock: rule.frame,
  marginBlock: '-2px',
  counterReset: 'entry',
  '& > *': { display: 'flex', flexWrap: 'wrap', overflow: 'hidden' },
  '& li': {
    flex: '1 0 auto',
    borderLeft: rule.cell,
    borderTop: rule.cell,
    margin: '-1px 0 0 -1px',
    counterIncrement: 'entry',
  },
  '& a': {
    ...type.name,
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    height: '100%',
    minHeight: '60px',
    padding: `8px 12px 8px ${space.cell}`,
    fontStretch: font.condensed,
    textDecoration: 'none',
    '&:hover': { ...marked, background: color.white },
    '&:focus-visible': { outlineOffset: '-5px' },
  },
  '& ol a::before': { content: 'counter(entry) / ""', color: quiet, fontWeight: 400 },
  [media.belowDesktop]: { '& li': { flexBasis: 'max(150px, 25% - 1px)' } },
};

export interface PageIndexProps {
  label: string;
  /** The ids are anchors of the page. */
  entries: readonly { id: string; title: string }[];
  numbered?: boolean;
}

/** Links to the sections of a page, in a row. */
export function PageIndex({ label, entries, numbered = false }: PageIndexProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <nav data-screen aria-label={label} className={useStyle(style)}>
      <List>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </List>
    </nav>
  );
}
