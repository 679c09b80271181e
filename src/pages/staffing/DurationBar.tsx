import { DimensionLine } from '../../components/DimensionLine.tsx';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { asHeading, color } from '../../theme.ts';
import { durationBar, percent } from './duration-bars.ts';

const wordsStyle: Style = {
  ...asHeading('card'),
  width: 'fit-content',
  // Hides the lines of the scale.
  background: 'var(--ground)',
};

/** The halves overlap, so that no light shows between them. */
const lineStyle: Style = { gap: 0, '&::after': { marginLeft: '-1px' } };

const kinds = {
  whole: {},
  open: { borderRight: 0 },
  short: {
    justifyContent: 'space-between',
    background: `linear-gradient(${color.amber}, ${color.amber}) 0 / 100% 14px no-repeat`,
    printColorAdjust: 'exact',
    '&::before, &::after': { flex: '0 0 22px', margin: '0 -22px' },
    '&::before': { transform: 'scaleX(-1)' },
    '&::after': { transform: 'none' },
  },
} as const satisfies Record<string, Style>;

export interface BarStyles {
  words: Style;
  line: Style;
}

/** Returns the styles that put the bar of a duration, and its words, in their place on the scale. */
export function barStyles(span: Parameters<typeof durationBar>[0]): BarStyles {
  const bar = durationBar(span);
  const [left, right] = [percent(bar.left), percent(100 - bar.right)];
  return {
    // In the right half the words end where their bar ends, so that they stay in their column.
    words:
      bar.left > 50
        ? { maxWidth: `calc(${percent(bar.right)} - 12px)`, marginInline: `auto ${right}` }
        : { marginInline: `${left} auto` },
    line: [lineStyle, kinds[bar.kind], { margin: `8px ${right} 0 ${left}` }],
  };
}

/** A duration in words and, below them, as a bar. */
export function DurationBar({ words, styles }: { words: string; styles: BarStyles }) {
  return (
    <>
      <p className={useStyle(wordsStyle, styles.words)}>{words}</p>
      <DimensionLine style={styles.line} />
    </>
  );
}
