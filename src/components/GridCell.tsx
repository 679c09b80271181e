import type { ReactNode } from 'react';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { color, gridLines, media, mutedColor, numberBadge, space, typography, silent } from '../theme.ts';

const note = { ...typography.note, maxWidth: '38em', color: mutedColor } as const;

/** On phones the mark has its own column. */
const markBeside = {
  [media.phone]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(42px, max-content) minmax(0, 1fr)',
    columnGap: '14px',
    '&::before': { marginBottom: 0 },
  },
} as const;

const styles = {
  root: { padding: `${space.row} ${space.cell}`, ...gridLines.cell },
  sheet: {},
  title: { marginBottom: '8px' },
  text: {},
} satisfies Styles;

/** The marks at the start of a cell, with the styles of its title and text. */
const markKinds = {
  none: { text: note },
  /** A drawing; on phones at the left of the words. The link covers the cell. */
  drawings: {
    root: {
      position: 'relative',
      [media.phone]: { display: 'grid', gridTemplateColumns: '104px minmax(0, 1fr)', columnGap: '16px' },
    },
    text: note,
  },
  /** A letter on a flag, like a reference to a note on a drawing. A triangle would look like a warning. */
  flags: {
    root: [
      {
        counterIncrement: 'cell',
        '&::before': {
          ...typography.condensed,
          content: silent('counter(cell, upper-alpha)'),
          display: 'block',
          width: '42px',
          marginBottom: '14px',
          clipPath: 'polygon(0 0,75% 0,100% 50%,75% 100%,0 100%)',
          background: color.amber,
          color: color.deep,
          lineHeight: '38px',
          textAlign: 'center',
        },
      },
      markBeside,
    ],
    text: [typography.lead, { [media.phone]: { gridColumn: 2 } }],
  },
  /** The step's number in a circle. */
  steps: {
    root: [
      {
        counterIncrement: 'cell',
        '&::before': { ...numberBadge, content: silent('counter(cell)'), marginBottom: '16px' },
      },
      markBeside,
    ],
    title: { [media.phone]: { gridColumn: 2, alignSelf: 'center', margin: 0 } },
    text: [note, { [media.phone]: { gridColumn: 2, marginTop: '6px' } }],
  },
  /** "Sheet" with the number, above the name of the sheet. */
  sheets: {
    sheet: { ...typography.small, marginBottom: '6px', color: mutedColor },
    text: typography.condensed,
  },
} satisfies Record<string, Styles<keyof typeof styles>>;

export interface GridCellProps {
  marks?: keyof typeof markKinds | undefined;
  drawing?: ReactNode;
  title?: ReactNode;
  text: string;
  /** The position in the grid, from 1. */
  number: number;
}

export function GridCell({ marks = 'none', drawing, title, text, number }: GridCellProps) {
  const classes = useStyles(styles, markKinds[marks]);
  return (
    <li className={classes.root}>
      {drawing}
      {marks === 'sheets' && <p className={classes.sheet}>{`Sheet ${number}`}</p>}
      {title && <h3 className={classes.title}>{title}</h3>}
      <p className={classes.text}>{text}</p>
    </li>
  );
}
