import { DimensionLine } from '../../components/DimensionLine.tsx';
import { useStyle, type Style, type Styles } from '../../styles/useStyle.ts';
import { asHeading, color } from '../../theme.ts';
import { durationBar, percent } from './duration-bars.ts';

const wordsStyle: Style = {
  ...asHeading('cardTitle'),
  width: 'fit-content',
  // Hides the lines of the scale.
  background: 'var(--ground)',
};

/** The halves overlap, so that no light shows between them. */
const lineStyle: Style = { gap: 0, margin: '8px var(--right) 0 var(--left)', '&::after': { marginLeft: '-1px' } };

const lines = {
  whole: { root: lineStyle },
  open: { root: [lineStyle, { borderRight: 0 }] },
  short: {
    root: [
      lineStyle,
      {
        justifyContent: 'space-between',
        background: `linear-gradient(${color.amber},${color.amber}) 0 / 100% 14px no-repeat`,
        printColorAdjust: 'exact',
        '&::before, &::after': { flex: '0 0 22px', margin: '0 -22px' },
        '&::before': { transform: 'scaleX(-1)' },
        '&::after': { transform: 'none' },
      },
    ],
  },
} as const satisfies Record<string, Styles>;

/** Above the bar. In the right half the words end where their bar ends, so that they stay in their column. */
const wordsPlaces = {
  left: { marginInline: 'var(--left) auto' },
  right: { maxWidth: 'calc(100% - var(--right) - 12px)', marginInline: 'auto var(--right)' },
} as const satisfies Record<string, Style>;

export interface BarStyles {
  /** Sets the distances of the bar from both ends of the scale, `--left` and `--right`. */
  place: Style;
  words: Style;
  line: Styles<'root'>;
}

/** Returns the styles that put the bar of a duration, and its words, in their place on the scale. */
export function barStyles(span: Parameters<typeof durationBar>[0]): BarStyles {
  const { left, right, kind } = durationBar(span);
  return {
    place: { '--left': percent(left), '--right': percent(100 - right) },
    words: wordsPlaces[left > 50 ? 'right' : 'left'],
    line: lines[kind],
  };
}

/** A duration in words and, below them, as a bar. */
export function DurationBar({ words, styles }: { words: string; styles: BarStyles }) {
  return (
    <div className={useStyle(styles.place)}>
      <p className={useStyle(wordsStyle, styles.words)}>{words}</p>
      <DimensionLine styles={styles.line} />
    </div>
  );
}
