import { css } from '@emotion/react';
import type { SafetyProcedure } from '../../content/safety.ts';
import { color, media, rule, size } from '../../theme.ts';
import { useStyle } from '../../useStyle.ts';

const style = css({
  borderBottom: rule.frame,
  '& > ol': { display: 'grid', gridTemplateColumns: 'repeat(6, auto)', counterReset: 'procedure' },
  '& li': { borderRight: rule.cell, counterIncrement: 'procedure', '&:last-of-type': { borderRight: 0 } },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '60px',
    padding: `8px 12px 8px ${size.cell}`,
    fontSize: '16px',
    fontWeight: 600,
    lineHeight: 1.2,
    textDecoration: 'none',
    '&::before': { content: 'counter(procedure) / ""', color: color.steel7, fontWeight: 400 },
    '&:hover': { background: color.white, textDecoration: `underline ${color.amber} 3px`, textUnderlineOffset: '5px' },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  [media.tablet]: {
    '& > ol': { gridTemplateColumns: 'repeat(3, 1fr)' },
    '& li:nth-of-type(3n)': { borderRight: 0 },
    '& li:nth-of-type(-n + 3)': { borderBottom: rule.cell },
  },
  [media.phone]: {
    '& > ol': { gridTemplateColumns: '1fr 1fr' },
    '& li:nth-of-type(2n)': { borderRight: 0 },
    '& li:nth-of-type(-n + 4)': { borderBottom: rule.cell },
    '& a': { minHeight: '56px', padding: `8px ${size.cellPhone}` },
  },
  [media.print]: { display: 'none' },
});

/** All procedures in a row with their numbers; each leads to its place on this page. */
export function ProcedureIndex({ procedures }: { procedures: readonly SafetyProcedure[] }) {
  return (
    <nav aria-label="Check sheets" className={useStyle(style)}>
      <ol>
        {procedures.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
