import type { ReactNode } from 'react';
import { useStyle, type Style, type Styles } from '../styles/useStyle.ts';
import { media, mutedColor, gridLines, space, typography } from '../theme.ts';
import { DimensionLine } from './DimensionLine.tsx';

const listStyle: Style = { display: 'flex', flexWrap: 'wrap', overflow: 'hidden' };

const itemStyle: Style = {
  // Items grow, so a row is always full. They wrap only where their longest words need the room.
  flex: '1 1 auto',
  width: 'min-content',
  display: 'grid',
  // The first column is as wide as the figure, so that the dimension line measures it.
  gridTemplateColumns: 'fit-content(100%) minmax(0, 1fr)',
  alignContent: 'start',
  padding: `calc(1.25 * ${space.row}) 12px calc(1.25 * ${space.row}) ${space.cell}`,
  ...gridLines.cell,
  margin: '-1px 0 0 -1px',
  [media.phone]: { flexBasis: '40%' },
};

const figureStyle: Style = { ...typography.figure, whiteSpace: 'nowrap' };

const childStyles = {
  line: { root: { gridColumn: 1 } },
} satisfies Record<string, Styles>;

const textStyle: Style = { ...typography.note, gridColumn: '1 / 3', width: 'min(19em, 100%)', marginTop: '16px' };

interface Parts {
  item?: Style;
  figure?: Style;
  text?: Style;
}

/** Small, in columns of equal width, which wrap if their words need the room. */
const columns = {
  item: { flexBasis: 0, [media.upToTablet]: { flexBasis: '230px' } },
  figure: { fontSize: typography.pageTitle.fontSize },
} as const;

const arrangements = {
  /** In a row. */
  row: {},
  /** One below the other on desktops. */
  column: { item: { [media.fromDesktop]: { flexBasis: '100%' } } },
  columns,
  /** The same, under drawings that are all at one scale. */
  drawn: { ...columns, text: { color: mutedColor } },
} as const satisfies Record<string, Parts>;

export interface FiguresProps {
  figures: readonly {
    figure: ReactNode;
    /** On the dimension line. */
    label: string;
    text?: string;
    /** Above the figure: how it is counted. */
    drawing?: ReactNode;
  }[];
  arrangement?: keyof typeof arrangements;
}

/** Large figures, each over a dimension line with its unit. */
export function Figures({ figures, arrangement = 'row' }: FiguresProps) {
  const parts: Parts = arrangements[arrangement];
  const itemClass = useStyle(itemStyle, parts.item);
  const figureClass = useStyle(figureStyle, parts.figure);
  const textClass = useStyle(textStyle, parts.text);
  return (
    <ul className={useStyle(listStyle)}>
      {figures.map(({ figure, label, text, drawing }) => (
        <li key={label} className={itemClass}>
          {drawing}
          <b className={figureClass}>{figure}</b> <DimensionLine styles={childStyles.line}>{label}</DimensionLine>
          {text && <p className={textClass}>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
