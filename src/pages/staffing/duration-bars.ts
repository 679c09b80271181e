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

/** Returns the position of a duration on the logarithmic scale, in percent of its width, with a margin at both ends. */
const place = (length: Duration) => 7 + (79 * Math.log(wholeDays(length))) / Math.log(wholeDays(longTermStaffing.to));
const percent = (value: number) => `${Number(value.toFixed(1))}%`;

const places = scaleMarks.map(place);
const gridTemplateColumns = places.map((mark, index) => percent(mark - (places[index - 1] ?? 0))).join(' ');
const lines = places
  .map((mark) => `linear-gradient(${color.steel3}, ${color.steel3}) ${percent(mark)} 0 / 1px`)
  .join(', ');

/** The ends of a bar. A post without an end runs on to the edge of its column. */
const endsOf = ({ from, to }: { from: Duration; to?: Duration }) => ({ left: place(from), right: to ? place(to) : 99 });

/** Whether the bar is too short for its arrows, so that they are outside and point in. */
export const isShort = (post: { from: Duration; to?: Duration }) => endsOf(post).right - endsOf(post).left < 12;

const bars = maintenanceStaffing.types.map((post, index) => {
  const { left, right } = endsOf(post);
  return [
    `& tbody tr:nth-of-type(${index + 1})`,
    {
      '--left': percent(left),
      '--right': percent(100 - right),
      // In the right half the words end where their bar ends, so that they stay in their column.
      ...(left > 50 && { '--words': 'auto var(--right)' }),
    },
  ];
});

/** The scale in the head of the staffing table, its lines behind the bars, and the bars under their words. */
export const durationBars = {
  ...Object.fromEntries(bars),
  // The columns end at the marks, where the labels have their middle.
  '& [aria-hidden]': {
    display: 'grid',
    gridTemplateColumns,
    justifyItems: 'end',
    fontStretch: font.condensed,
    whiteSpace: 'nowrap',
  },
  '& [aria-hidden] > span': { transform: 'translateX(50%)' },
  '& td[data-scale]': { background: lines, backgroundRepeat: 'no-repeat' },
  '& [data-scale] > p': {
    ...headingLetters,
    ...type.card,
    width: 'fit-content',
    marginInline: 'var(--words, var(--left) auto)',
    background: 'var(--ground)',
    whiteSpace: 'nowrap',
  },
  '& p + span': { gap: 0, margin: '8px var(--right) 0 var(--left)' },
  // The halves overlap, so that no light shows between them.
  '& p + span::after': { marginLeft: '-1px' },
  '& [data-scale=open] > span': { borderRight: 0 },
  '& [data-scale=short] > span': {
    justifyContent: 'space-between',
    background: `linear-gradient(${color.amber}, ${color.amber}) 0 / 100% 14px no-repeat`,
    printColorAdjust: 'exact',
    '&::before, &::after': { flex: '0 0 22px', margin: '0 -22px' },
    '&::before': { transform: 'scaleX(-1)' },
    '&::after': { transform: 'none' },
  },
} as const;
