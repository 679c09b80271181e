import { css } from '@emotion/react';
import type { SafetyProcedure } from '../../content/safety.ts';
import { useStyle } from '../../styles/useStyle.ts';
import { color, marked, media, quiet, rule, space, type } from '../../theme.ts';

const style = css({
  borderBottom: rule.frame,
  '& > ol': { display: 'flex', flexWrap: 'wrap', counterReset: 'procedure', overflow: 'hidden' },
  '& li': {
    flex: '1 1 max(150px, 16% - 1px)',
    counterIncrement: 'procedure',
    borderLeft: rule.cell,
    borderTop: rule.cell,
    margin: '-1px 0 0 -1px',
  },
  '& a': {
    ...type.note,
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    height: '100%',
    minHeight: '60px',
    padding: `8px 12px 8px ${space.cell}`,
    fontWeight: 600,
    lineHeight: 1.2,
    textDecoration: 'none',
    '&::before': { content: 'counter(procedure) / ""', color: quiet, fontWeight: 400 },
    '&:hover': { ...marked, background: color.white },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  [media.tablet]: { '& li': { flexBasis: 'max(150px, 33% - 1px)' } },
});

/** All procedures in a row with their numbers; each leads to its place on this page. */
export function ProcedureIndex({ procedures }: { procedures: readonly SafetyProcedure[] }) {
  return (
    <nav data-screen aria-label="Check sheets" className={useStyle(style)}>
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
