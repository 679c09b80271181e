import { useStyle, type Style } from '../styles/useStyle.ts';
import { color, media, rule, space, type } from '../theme.ts';

const style: Style = {
  display: 'flex',
  borderTop: rule.frame,
  background: color.paper,
  overflow: 'hidden',
  // Each cell has a rule at its left and one below; those on the frame are cut off.
  '& > div': {
    flex: '1 1 auto',
    padding: `12px 12px 14px ${space.cell}`,
    borderLeft: rule.block,
    borderBottom: rule.block,
    margin: '0 0 -1px -1px',
  },
  '& dd': type.value,
  [media.phone]: { flexWrap: 'wrap', '& > div': { flexBasis: '40%' } },
};

const uprightStyle: Style = [
  style,
  {
    [media.notPhone]: {
      flexDirection: 'column',
      borderLeft: rule.frame,
      '& > div': { flexBasis: 0, paddingLeft: '20px' },
    },
  },
];

export interface TitleBlockProps {
  rows: readonly (readonly [label: string, value: string])[];
  /** Whether the cells form a column beside the drawing. On phones they never do. */
  upright?: boolean;
}

/** Labeled values in one ruled row, like the title block below an engineering drawing. */
export function TitleBlock({ rows, upright = false }: TitleBlockProps) {
  return (
    <dl className={useStyle(upright ? uprightStyle : style)}>
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
