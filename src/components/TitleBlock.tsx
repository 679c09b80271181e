import { useStyle, type Style, type Styles } from '../styles/useStyle.ts';
import { color, media, rule, space, typography } from '../theme.ts';

const base: Style = {
  display: 'flex',
  borderTop: rule.frame,
  background: color.paper,
  overflow: 'hidden',
  [media.phone]: { flexWrap: 'wrap' },
};

const uprightStyle: Style = { [media.fromTablet]: { flexDirection: 'column', borderLeft: rule.frame } };

/** Each has a rule at its left and one below; those on the frame are cut off. */
const cellStyle: Style = {
  flex: '1 1 auto',
  padding: `12px 12px 14px ${space.cell}`,
  borderLeft: rule.block,
  borderBottom: rule.block,
  margin: '0 0 -1px -1px',
  '& > dd': typography.condensed,
  [media.phone]: { flexBasis: '40%' },
};

const uprightCellStyle: Style = { [media.fromTablet]: { flexBasis: 0, paddingLeft: '20px' } };

export interface TitleBlockProps {
  rows: readonly (readonly [label: string, value: string])[];
  /** Whether the cells form a column beside the drawing. On phones they never do. */
  upright?: boolean;
  /** Its place. */
  styles?: Styles<'root'> | undefined;
}

/** Labeled values in one ruled row, like the title block below an engineering drawing. */
export function TitleBlock({ rows, upright = false, styles }: TitleBlockProps) {
  const cellClass = useStyle(cellStyle, upright ? uprightCellStyle : undefined);
  return (
    <dl className={useStyle(base, upright ? uprightStyle : undefined, styles?.root)}>
      {rows.map(([term, text]) => (
        <div key={term} className={cellClass}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
