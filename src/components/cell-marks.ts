import type { Style } from '../styles/useStyle.ts';
import { color, media, quiet, type } from '../theme.ts';
import { numberBadge } from './number-badge.ts';

/** Counts the cells for their marks. */
const counted = { '& li': { counterIncrement: 'cell' } } as const;

const text = { '& li > p': { ...type.note, maxWidth: '38em', color: quiet } } as const;

/** On phones the mark has a column of its own. */
const markBeside = {
  [media.phone]: {
    '& li': { display: 'grid', gridTemplateColumns: '42px minmax(0, 1fr)', columnGap: '14px' },
    '& li::before': { marginBottom: 0 },
    '& h3': { alignSelf: 'center', margin: 0 },
    '& h3 + p': { gridColumn: 2, marginTop: '6px' },
  },
} as const;

/** The marks at the start of the items of a `CellGrid`. */
export const cellMarks = {
  none: text,
  /** A letter in a triangle, which on a drawing refers to a note. */
  flags: [
    counted,
    {
      '& li::before': {
        ...type.value,
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
      '& li > p': type.lead,
      ...markBeside,
    },
  ],
  /** The step's number in a circle. */
  steps: [
    text,
    counted,
    {
      '& li::before': { ...numberBadge, content: 'counter(cell) / ""', marginBottom: '16px' },
      ...markBeside,
    },
  ],
  /** "Sheet" and its number, over the name of the sheet. */
  sheets: [
    counted,
    {
      '& li::before': {
        ...type.small,
        content: '"Sheet " counter(cell) / ""',
        display: 'block',
        marginBottom: '6px',
        color: quiet,
      },
      '& li > p': type.value,
    },
  ],
} as const satisfies Record<string, Style>;
