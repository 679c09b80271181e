import type { ReactNode } from 'react';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { color, media, rule, space, typography } from '../theme.ts';
import { translateOf } from './translate.ts';

const styles = {
  root: {
    display: 'flex',
    borderTop: rule.frame,
    background: color.paper,
    overflow: 'hidden',
    [media.phone]: { flexWrap: 'wrap' },
  },
  /** Each cell has a rule at its left and below. The frame clips the outer rules. */
  cell: {
    flex: '1 1 auto',
    padding: `12px 12px 14px ${space.cell}`,
    borderLeft: rule.block,
    borderBottom: rule.block,
    margin: '0 0 -1px -1px',
    '& > dd': typography.condensed,
    [media.phone]: { flexBasis: '40%' },
  },
} satisfies Styles;

export interface TitleBlockProps {
  rows: readonly (readonly [label: string, value: ReactNode])[];
  /** Place, and the direction of the cells: row or column. */
  styles?: Styles<keyof typeof styles> | undefined;
}

/** Labeled values in one ruled row, like the title block below an engineering drawing. */
export function TitleBlock({ rows, styles: overrides }: TitleBlockProps) {
  const classes = useStyles(styles, overrides);
  return (
    <dl className={classes.root}>
      {rows.map(([term, text]) => (
        <div key={term} className={classes.cell}>
          <dt>{term}</dt> <dd translate={translateOf(text)}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
