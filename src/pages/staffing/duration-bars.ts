import { css } from '@emotion/react';
import { claims } from '../../content/claims.ts';
import { inHours } from '../../content/duration-forms.ts';
import { duration, type Duration } from '../../content/duration.ts';
import { maintenanceStaffing } from '../../content/maintenance-staffing.ts';
import { color, font, headingLetters, type } from '../../theme.ts';

const { shortTermStaffing, longTermStaffing } = claims;

/** The labeled points of the staffing table's scale. */
export const scaleMarks: readonly Duration[] = [
  duration(1, 'days'),
  duration(1, 'weeks'),
  duration(1, 'months'),
  shortTermStaffing.to,
  longTermStaffing.to,
];

/** The scale begins at one day. */
const wholeDays = (length: Duration) => Math.max(1, Math.floor(inHours(length) / 24));

/** Place of a duration on the logarithmic scale, in percent of its width, with a margin at both ends. */
const place = (length: Duration) => 7 + (79 * Math.log(wholeDays(length))) / Math.log(wholeDays(longTermStaffing.to));
const percent = (value: number) => `${value.toFixed(2)}%`;

/** An arrow with its tip at the left, drawn as wide as its box. */
const arrow = {
  content: '""',
  position: 'absolute',
  top: '9px',
  width: '50%',
  height: '10px',
  background: 'linear-gradient(currentColor, currentColor)',
  clipPath:
    'polygon(0 50%, 13px 10%, 13px calc(50% - .75px), 100% calc(50% - .75px), 100% calc(50% + .75px), 13px calc(50% + .75px), 13px 90%)',
} as const;

const flipped = { transform: 'scaleX(-1)' } as const;

const bars = maintenanceStaffing.types.map(({ from, to }, index) => ({
  row: `tbody tr:nth-of-type(${index + 1}) &`,
  left: place(from),
  right: to ? place(to) : 99,
  hasEnd: Boolean(to),
}));

const marks = scaleMarks.map((mark, index) => [`& > span:nth-of-type(${index + 1})`, { left: percent(place(mark)) }]);

/** The labels of the scale, in the head of the table. */
export const scaleStyle = css({
  display: 'block',
  position: 'relative',
  height: '18px',
  '& > span': {
    position: 'absolute',
    fontStretch: font.condensed,
    transform: 'translateX(-50%)',
    whiteSpace: 'nowrap',
  },
  ...Object.fromEntries(marks),
});

/** The lines of the scale, behind the bars. */
export const scaleLines = scaleMarks
  .map((mark) => `linear-gradient(${color.steel3}, ${color.steel3}) ${percent(place(mark))} 0 / 1px 100% no-repeat`)
  .join(', ');

// In the right half the words end where their bar ends, so that they stay in their column.
const textPlaces = bars.map(({ row, left, right }) => [
  row,
  left < 50 ? { marginLeft: percent(left) } : { marginLeft: 'auto', marginRight: percent(100 - right) },
]);

/** The duration in words, above its bar. */
export const durationTextStyle = css({
  ...headingLetters,
  ...type.card,
  whiteSpace: 'nowrap',
  width: 'fit-content',
  background: 'var(--ground)',
  ...Object.fromEntries(textPlaces),
});

const barPlaces = bars.map(({ row, left, right, hasEnd }) => {
  const isShort = right - left < 12;
  return [
    row,
    {
      marginLeft: percent(left),
      width: percent(right - left),
      // A post without an end runs on.
      ...(!hasEnd && { borderRight: 0 }),
      // Too short for its arrows: they stand outside and point in.
      ...(isShort && {
        background: `linear-gradient(${color.amber}, ${color.amber}) center / 100% 14px no-repeat`,
        '&::before': { right: '100%', width: '22px', ...flipped },
        '&::after': { left: '100%', right: 'auto', width: '22px', transform: 'none' },
      }),
    },
  ];
});

/** A duration between its two ends. */
export const barStyle = css({
  display: 'block',
  position: 'relative',
  height: '28px',
  marginTop: '8px',
  printColorAdjust: 'exact',
  borderInline: '1.5px solid',
  '&::before': { ...arrow },
  '&::after': { ...arrow, right: 0, ...flipped },
  ...Object.fromEntries(barPlaces),
});
