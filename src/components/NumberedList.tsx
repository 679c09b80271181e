import type { Point } from '../content/page-parts.ts';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { font, media, mutedColor, gridLines, space, typography, silent } from '../theme.ts';

const styles = {
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, 6fr) minmax(0, 5fr)',
    alignItems: 'baseline',
    padding: `${space.row} ${space.cell}`,
    ...gridLines.between,
    counterIncrement: 'note',
    '&::before': {
      ...typography.sideTitle,
      content: silent('counter(note)'),
      fontStretch: font.condensed,
      color: mutedColor,
    },
    [media.phone]: { gridTemplateColumns: 'minmax(40px, max-content) minmax(0, 1fr)' },
  },
  title: { ...typography.sideTitle, gridColumn: 2, paddingRight: '20px' },
  text: { [media.phone]: { gridColumn: 2, marginTop: '8px' } },
} satisfies Styles;

/** Numbered points, each with its title at the left and its text at the right. */
export function NumberedList({ notes }: { notes: readonly Point[] }) {
  const classes = useStyles(styles);
  return (
    <ol>
      {notes.map(({ title, text }) => (
        <li key={title} className={classes.item}>
          <h3 className={classes.title}>{title}</h3>
          <p className={classes.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
