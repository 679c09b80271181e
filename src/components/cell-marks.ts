import type { Style } from '../styles/useStyle.ts';
import { color, media, mutedColor, typography, numberBadge } from '../theme.ts';

interface Parts {
  cell?: Style;
  title?: Style;
  text: Style;
}

const note: Style = { ...typography.note, maxWidth: '38em', color: mutedColor };

/** On phones the mark has a column of its own. */
const markBeside = {
  [media.phone]: {
    display: 'grid',
    gridTemplateColumns: '42px minmax(0, 1fr)',
    columnGap: '14px',
    '&::before': { marginBottom: 0 },
  },
} as const;

/** The marks at the start of the cells of a `CellGrid`, and the titles and texts that fit them. */
export const cellMarks = {
  none: { text: note },
  /** Drawings, each at the left of its words on phones. The whole cell is the target of its link. */
  drawings: {
    cell: {
      position: 'relative',
      [media.phone]: { display: 'grid', gridTemplateColumns: '104px minmax(0, 1fr)', columnGap: '16px' },
    },
    text: note,
  },
  /** A letter in a triangle, which on a drawing refers to a note. */
  flags: {
    cell: [
      {
        counterIncrement: 'cell',
        '&::before': {
          ...typography.condensed,
          content: 'counter(cell, upper-alpha) / ""',
          display: 'block',
          width: '42px',
          height: '38px',
          marginBottom: '14px',
          paddingTop: '13px',
          clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
          background: color.amber,
          color: color.deep,
          lineHeight: 1,
          textAlign: 'center',
        },
      },
      markBeside,
    ],
    text: typography.lead,
  },
  /** The step's number in a circle. */
  steps: {
    cell: [
      {
        counterIncrement: 'cell',
        '&::before': { ...numberBadge, content: 'counter(cell) / ""', marginBottom: '16px' },
      },
      markBeside,
    ],
    title: { [media.phone]: { alignSelf: 'center', margin: 0 } },
    text: [note, { [media.phone]: { gridColumn: 2, marginTop: '6px' } }],
  },
  /** "Sheet" and its number, over the name of the sheet. */
  sheets: {
    cell: {
      counterIncrement: 'cell',
      '&::before': {
        ...typography.small,
        content: '"Sheet " counter(cell) / ""',
        display: 'block',
        marginBottom: '6px',
        color: mutedColor,
      },
    },
    text: typography.condensed,
  },
} as const satisfies Record<string, Parts>;
