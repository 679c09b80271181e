import { css } from '@emotion/react';
import { label, media, rule, size, value } from '../theme.ts';
import { useStyle } from '../useStyle.ts';

const style = css({
  display: 'flex',
  borderTop: rule.frame,
  '& > div': { flex: '1 1 auto', minWidth: 0, padding: '12px 16px 14px', borderRight: rule.block },
  '& > div:first-of-type': { flexGrow: 2, paddingLeft: size.cell },
  '& > div:last-of-type': { borderRight: 0 },
  '& dt': label,
  '& dd': value,
  [media.phone]: {
    flexWrap: 'wrap',
    '& > div, & > div:first-of-type': { flex: '1 1 40%', padding: `10px ${size.cellPhone}`, borderBottom: rule.cell },
  },
});

export interface TitleBlockProps {
  rows: readonly (readonly [label: string, value: string])[];
}

/** The table that closes a plate on a drawing sheet: what it is, to what tolerance, which sheet. */
export function TitleBlock({ rows }: TitleBlockProps) {
  return (
    <dl className={useStyle(style)}>
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
