import type { Point } from '../content/page-parts.ts';
import { useStyle, type Style } from '../styles/useStyle.ts';
import { font, media, mutedColor, gridLines, space, typography } from '../theme.ts';

const itemStyle: Style = {
  display: 'grid',
  gridTemplateColumns: 'minmax(40px, 1fr) minmax(0, 6fr) minmax(0, 5fr)',
  alignItems: 'baseline',
  padding: `${space.row} ${space.cell}`,
  ...gridLines.between,
  counterIncrement: 'note',
  '&::before': { ...typography.sideTitle, content: 'counter(note)', fontStretch: font.condensed, color: mutedColor },
  [media.phone]: { gridTemplateColumns: '40px minmax(0, 1fr)' },
};

const listStyle: Style = { counterReset: 'note' };
const titleStyle: Style = { ...typography.sideTitle, paddingRight: '20px' };
const textStyle: Style = { [media.phone]: { gridColumn: 2, marginTop: '8px' } };

/** Numbered points, each with its title at the left and its text at the right. */
export function NumberedList({ notes }: { notes: readonly Point[] }) {
  const itemClass = useStyle(itemStyle);
  const titleClass = useStyle(titleStyle);
  const textClass = useStyle(textStyle);
  return (
    <ol className={useStyle(listStyle)}>
      {notes.map(({ title, text }) => (
        <li key={title} className={itemClass}>
          <h3 className={titleClass}>{title}</h3>
          <p className={textClass}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
