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
  [media.tablet]: {
    '& > div': { minWidth: 'min-content', paddingInline: '12px' },
    // The title gives way to the figures.
    '&:not(.upright) > div:first-of-type': { flexShrink: 4 },
    '& dd': { fontSize: '19px' },
  },
  [media.phone]: {
    flexWrap: 'wrap',
    '& > div, & > div:first-of-type': { flex: '1 1 40%', padding: `10px ${size.cellPhone}`, borderBottom: rule.cell },
  },
  [media.notPhone]: {
    '&.upright': { flexDirection: 'column', justifyContent: 'flex-end', borderTop: 0, borderLeft: rule.frame },
    '&.upright > div': { flex: '1 1 0', padding: '16px 20px 18px', borderTop: rule.block, borderRight: 0 },
  },
});

export interface TitleBlockProps {
  rows: readonly (readonly [label: string, value: string])[];
  /** Whether the cells stand above each other, beside the drawing; on phones they never do. */
  upright?: boolean;
}

/** Labeled values in one ruled row, as below every engineering drawing: its title, its tolerance, its sheet. */
export function TitleBlock({ rows, upright = false }: TitleBlockProps) {
  return (
    <dl className={`${useStyle(style)}${upright ? ' upright' : ''}`}>
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
