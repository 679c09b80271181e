import type { ReactNode } from 'react';
import { useStyle, type Style } from '../styles/useStyle.ts';
import { media, ruled, space, type } from '../theme.ts';
import { DimensionLine } from './DimensionLine.tsx';

const base = {
  display: 'flex',
  overflow: 'hidden',
  '& > li': {
    // Items grow with their words, so a row is always full.
    flex: '1 1 auto',
    display: 'grid',
    // The first column is as wide as the figure, so that the dimension line measures it.
    gridTemplateColumns: 'fit-content(100%) minmax(0, 1fr)',
    alignContent: 'start',
    padding: `calc(1.25 * ${space.row}) 12px calc(1.25 * ${space.row}) ${space.cell}`,
    ...ruled.cell,
    margin: '-1px 0 0 -1px',
  },
  '& b': { ...type.figure, whiteSpace: 'nowrap' },
  '& b + span': { gridColumn: 1 },
  '& p, & svg': { gridColumn: '1 / 3' },
  '& p': { ...type.note, width: 'min(19em, 100%)', marginTop: '16px' },
  [media.phone]: { flexWrap: 'wrap', '& > li': { flexBasis: '40%' } },
} as const;

const styles = {
  large: base,
  /** Columns of equal width, which wrap if their words need the room. */
  small: [
    base,
    {
      '& > li': { flexBasis: 0 },
      '& b': { fontSize: type.display.fontSize },
      [media.belowDesktop]: { flexWrap: 'wrap', '& > li': { flexBasis: '230px' } },
    },
  ],
} as const satisfies Record<string, Style>;

export interface FiguresProps {
  figures: readonly {
    figure: ReactNode;
    /** On the dimension line. */
    label: string;
    text?: string;
    /** Above the figure: how it is counted. */
    drawing?: ReactNode;
  }[];
  size?: keyof typeof styles;
}

/** Large figures, each over a dimension line with its unit. */
export function Figures({ figures, size = 'large' }: FiguresProps) {
  return (
    <ul className={useStyle(styles[size])}>
      {figures.map(({ figure, label, text, drawing }) => (
        <li key={label}>
          {drawing}
          <b>{figure}</b> <DimensionLine>{label}</DimensionLine>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
