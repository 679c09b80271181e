import { css } from '@emotion/react';
import { media, rule } from '../theme.ts';
import { useStyle } from '../useStyle.ts';

const style = css({
  '& li': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    columnGap: '16px',
    padding: '13px 0',
    borderTop: rule.cell,
    lineHeight: 1.45,
    breakInside: 'avoid',
    // A box to tick on the printed sheet.
    '&::before': { content: '""', width: '22px', height: '22px', marginTop: '1px', border: '2px solid currentColor' },
  },
  '&.two': { columns: 2, columnGap: '56px' },
  [media.tablet]: { columnGap: '32px' },
  [media.phone]: { '&.two': { columns: 1 } },
});

/** What somebody has to see to, item by item, with a box to tick. */
export function Checklist({ items, columns = 1 }: { items: readonly string[]; columns?: 1 | 2 }) {
  return (
    <ul className={`${useStyle(style)}${columns === 2 ? ' two' : ''}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
