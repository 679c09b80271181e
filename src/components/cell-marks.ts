import { css } from '@emotion/react';
import { color, font, label, media, value } from '../theme.ts';
import { numberBadge } from './number-badge.ts';

const text = {
  '& li > p': { maxWidth: '38em', fontSize: '16px', color: color.steel7 },
  '.ink & li > p': { color: color.fog },
} as const;

/** The mark in a column of its own. */
const markBeside = {
  '& li': { display: 'grid', gridTemplateColumns: '42px minmax(0, 1fr)', columnGap: '14px' },
  '& li::before': { marginBottom: 0 },
} as const;

/** What stands at the head of each item in a `CellGrid`, and how its text looks with that. */
export const cellMarks = {
  none: css(text),
  /** A letter in a triangle, which on a drawing refers to a note. */
  flags: css({
    '& li::before': {
      content: 'counter(cell, upper-alpha) / ""',
      display: 'block',
      width: '42px',
      height: '38px',
      marginBottom: '14px',
      paddingTop: '15px',
      clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
      background: color.amber,
      color: color.deep,
      fontSize: '18px',
      fontWeight: 700,
      lineHeight: 1,
      fontStretch: font.condensed,
      textAlign: 'center',
    },
    '& li > p': { maxWidth: '38em', fontSize: '19px', lineHeight: 1.4 },
    [media.phone]: markBeside,
  }),
  /** The step's number in a circle. */
  steps: css(text, {
    '& li::before': { ...numberBadge, content: 'counter(cell) / ""', marginBottom: '16px' },
    [media.phone]: {
      ...markBeside,
      '& h3': { alignSelf: 'center', marginBottom: 0 },
      '& li > p': { gridColumn: 2, marginTop: '6px' },
    },
  }),
  /** "Sheet" and its number, over the name of the sheet. */
  sheets: css({
    '& li::before': { ...label, content: '"Sheet " counter(cell) / ""', display: 'block', marginBottom: '6px' },
    '.ink & li::before': { color: color.fog },
    '& li > p': { ...value, maxWidth: '34em', lineHeight: 1.3 },
    [media.phone]: {
      '& li': { display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', alignItems: 'baseline' },
    },
  }),
};
