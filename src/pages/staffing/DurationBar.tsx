import { DimensionLine } from '../../components/DimensionLine.tsx';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { asHeading, color, printedColors } from '../../theme.ts';
import { durationBar, percent } from './duration-bars.ts';

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
  open: [line, { borderRight: 0 }],
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

interface BarStyles {
  ends: Styles<keyof typeof styles>;
  line: Style;
}

/** Returns the styles that position the bar of a duration, and its words, on the scale. */
export function barStyles(span: Parameters<typeof durationBar>[0]): BarStyles {
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
export function DurationBar({ words, styles: overrides }: { words: string; styles: BarStyles }) {
  const classes = useStyles(styles, overrides.ends);
  return (
    <div className={classes.root}>
      <p className={classes.words}>{words}</p>
      <DimensionLine style={overrides.line} />
    </div>
  );
}
