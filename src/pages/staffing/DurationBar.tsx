import { DimensionLine } from '../../components/DimensionLine.tsx';
import { claims } from '../../content/company/claims.ts';
import { duration, inHours, type Duration } from '../../content/company/duration.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { asHeading, color, font, media, printedColors } from '../../theme.ts';

const { shortTermStaffing, longTermStaffing } = claims;

/** The labeled points of the scale. */
export const scaleMarks: readonly Duration[] = [
  duration(1, 'days'),
  duration(1, 'weeks'),
  duration(1, 'months'),
  shortTermStaffing.to,
  longTermStaffing.to,
];

/** Counts full days, at least one: the scale begins at one day. */
const fullDays = (length: Duration) => Math.max(1, Math.floor(inHours(length) / 24));

/** Returns the position of a duration on the logarithmic scale, in percent of its width, with a margin at both ends. */
export const placeOnScale = (length: Duration) =>
  7 + (79 * Math.log(fullDays(length))) / Math.log(fullDays(longTermStaffing.to));

/** Formats a position or a length on the scale. */
const percent = (value: number) => `${Number(value.toFixed(1))}%`;

const places = scaleMarks.map(placeOnScale);

const scaleStyles = {
  /** The columns end at the marks, where the labels are centered. */
  root: {
    display: 'grid',
    gridTemplateColumns: places.map((mark, index) => percent(mark - (places[index - 1] ?? 0))).join(' '),
    justifyItems: 'end',
    fontStretch: font.condensed,
  },
  /** The unit below the number, so that larger letter spacing has room. */
  label: {
    width: 'min-content',
    // Hides the lines.
    background: 'var(--ground)',
    transform: 'translateX(50%)',
    textAlign: 'center',
    [media.narrowest]: { fontSize: '.7rem', overflowWrap: 'normal' },
  },
} satisfies Styles;

/** The vertical lines at the marks. */
export const scaleLines: Style = {
  background: places
    .map((mark) => `linear-gradient(${color.steel3},${color.steel3}) ${percent(mark)} 0 / 1px`)
    .join(', '),
  backgroundRepeat: 'no-repeat',
};

/** The labels of the scale. */
export function DurationScale() {
  const classes = useStyles(scaleStyles);
  return (
    <span aria-hidden className={classes.root}>
      {scaleMarks.map(({ text }) => (
        <span key={text} className={classes.label}>
          {text}
        </span>
      ))}
    </span>
  );
}

/**
 * Returns the bar from one duration to a longer one, its ends in percent of the scale's width. A bar without an end extends to the
 * edge of its column.
 */
export function durationBar({ from, to }: { from: Duration; to?: Duration }) {
  const left = placeOnScale(from);
  const right = to ? placeOnScale(to) : 99;
  return { left, right, kind: right - left < 12 ? 'short' : to ? 'closed' : 'open' } as const;
}

const styles = {
  /** `--left` and `--right`: the distances of the bar from the ends of the scale. */
  root: {},
  words: {
    ...asHeading('cardTitle'),
    width: 'fit-content',
    // Hides the lines of the scale.
    background: 'var(--ground)',
  },
} satisfies Styles;

/** The words are above the bar. In the right half they end where the bar ends, so that they stay in their column. */
const wordsInHalf = {
  left: { marginInline: 'var(--left) auto' },
  right: { maxWidth: 'calc(100% - var(--right) - 12px)', marginInline: 'auto max(var(--right), 12px)' },
} satisfies Record<string, Style>;

/** The halves overlap, so that no gap shows between them. */
const line = { gap: 0, margin: '8px var(--right) 0 var(--left)', '&::after': { marginLeft: '-1px' } } as const;

const lineKinds = {
  closed: line,
  /** The bar has no end. */
  open: [line, { borderRight: 0 }],
  /** There is no room inside for the arrows, which are outside and point in. */
  short: [
    line,
    {
      justifyContent: 'space-between',
      background: `linear-gradient(${color.amber},${color.amber}) 0 / 100% 14px no-repeat`,
      ...printedColors,
      '&::before, &::after': { flex: '0 0 22px', margin: '0 -22px' },
      '&::before': { transform: 'scaleX(-1)' },
      '&::after': { transform: 'none' },
    },
  ],
} satisfies Record<string, Style>;

/** Returns the styles that position the bar of a duration, and its words, on the scale. */
export function barStyles(span: Parameters<typeof durationBar>[0]) {
  const { left, right, kind } = durationBar(span);
  return {
    ends: {
      root: { '--left': percent(left), '--right': percent(100 - right) },
      words: wordsInHalf[left > 50 ? 'right' : 'left'],
    },
    line: lineKinds[kind],
  };
}

/** A duration in words, with a bar below. */
export function DurationBar({ words, styles: overrides }: { words: string; styles: ReturnType<typeof barStyles> }) {
  const classes = useStyles(styles, overrides.ends);
  return (
    <div className={classes.root}>
      <p className={classes.words}>{words}</p>
      <DimensionLine style={overrides.line} />
    </div>
  );
}
