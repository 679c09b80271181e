import type { ReactNode } from 'react';
import type { Figure } from '../content/page-parts.ts';
import { useStyles, type Style, type Styles } from '../styles/useStyles.ts';
import { media, mutedColor, gridLines, space, typography } from '../theme.ts';
import { DimensionLine } from './DimensionLine.tsx';

const styles = {
  list: { display: 'flex', flexWrap: 'wrap', overflow: 'hidden' },
  item: {
    // Items grow to fill a row, and wrap only when their longest words need the room.
    flex: '1 1 auto',
    width: 'min-content',
    display: 'grid',
    // The first column is as wide as the figure, so that the dimension line measures the figure.
    gridTemplateColumns: 'fit-content(100%) minmax(0, 1fr)',
    alignContent: 'start',
    padding: `calc(1.25 * ${space.row}) 8px calc(1.25 * ${space.row}) ${space.cell}`,
    ...gridLines.cell,
    margin: '-1px 0 0 -1px',
    [media.phone]: { flexBasis: '40%' },
  },
  figure: { ...typography.figure, whiteSpace: 'nowrap' },
  bound: { fontSize: '0.3em', letterSpacing: 0 },
  text: { ...typography.note, gridColumn: '1 / 3', width: 'min(19em, 100%)', marginTop: '16px' },
} satisfies Styles;

const lineStyle: Style = { gridColumn: 1 };

/** Small figures in columns of equal width, which wrap if the words need the room. Phones have one column. */
const columns = {
  item: { flexBasis: 0, [media.phone]: { flexBasis: '100%' } },
  figure: { fontSize: typography.pageTitle.fontSize },
};

/** Phones have no pairs when the number is odd. */
const oddCount = { item: { [media.phone]: { flexBasis: '100%' } } } satisfies Styles<keyof typeof styles>;

const arrangementKinds = {
  row: {},
  /** Stacked on desktops. */
  column: { item: { [media.fromDesktop]: { flexBasis: '100%' } } },
  /** Pairs on tablets. */
  columns: { ...columns, item: { ...columns.item, [media.tablet]: { flexBasis: '40%' } } },
  /** Like `columns`, but smaller for a long word. */
  words: {
    item: { ...columns.item, [media.tablet]: { flexBasis: '40%' }, [media.fromDesktop]: { paddingRight: space.cell } },
    figure: { fontSize: `min(5rem, ${typography.pageTitle.fontSize})` },
  },
  /** In one row, below drawings that share one scale. */
  drawn: { ...columns, text: { color: mutedColor } },
} satisfies Record<string, Styles<keyof typeof styles>>;

interface FiguresProps {
  /** The drawing above a figure shows how it is counted. */
  figures: readonly (Figure & { drawing?: ReactNode })[];
  arrangement?: keyof typeof arrangementKinds;
}

/** Large figures, each over a dimension line with its unit. */
export function Figures({ figures, arrangement = 'row' }: FiguresProps) {
  const classes = useStyles(styles, arrangementKinds[arrangement], figures.length % 2 ? oddCount : undefined);
  return (
    <ul className={classes.list}>
      {figures.map(({ bound, value, label, text, drawing }) => (
        <li key={label} className={classes.item}>
          {drawing}
          <b className={classes.figure}>
            {bound && <small className={classes.bound}>{bound}</small>}
            {bound ? ` ${value}` : value}
          </b>{' '}
          <DimensionLine style={lineStyle}>{label}</DimensionLine>
          {text && <p className={classes.text}>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
