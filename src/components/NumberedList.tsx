import type { Point } from '../content/page-parts.ts';
import { useStyle, type Style } from '../styles/useStyle.ts';
import { font, media, quiet, rule, space, type } from '../theme.ts';

const style: Style = {
  counterReset: 'note',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(40px, 1fr) minmax(0, 6fr) minmax(0, 5fr)',
    alignItems: 'baseline',
    padding: `${space.row} ${space.cell}`,
    counterIncrement: 'note',
    '&::before': { ...type.subtitle, content: 'counter(note)', fontStretch: font.condensed, color: quiet },
  },
  '& > li + li': { borderTop: rule.cell },
  '& h3': { ...type.subtitle, paddingRight: '20px' },
  [media.phone]: {
    '& > li': { gridTemplateColumns: '40px minmax(0, 1fr)' },
    '& p': { gridColumn: 2, marginTop: '8px' },
  },
};

/** Numbered points, each with its title at the left and its text at the right. */
export function NumberedList({ notes }: { notes: readonly Point[] }) {
  return (
    <ol className={useStyle(style)}>
      {notes.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
