import type { Question } from '../content/page-parts.ts';
import { useStyle, type Style } from '../styles/useStyle.ts';
import { color, media, quiet, rule, space, type } from '../theme.ts';

/** A plus, cut out of a border, because forced colors keep borders. */
const plus = 'polygon(7px 0,9px 0,9px 7px,16px 7px,16px 9px,9px 9px,9px 16px,7px 16px,7px 9px,0 9px,0 7px,7px 7px)';

const style: Style = {
  '& details + details': { borderTop: rule.cell },
  '& summary': {
    ...type.name,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '24px',
    minHeight: '60px',
    padding: `12px ${space.cell}`,
    cursor: 'pointer',
    '&:hover': { background: color.white },
    '&:focus-visible': { outlineOffset: '-4px' },
    '&::after': { content: '""', flex: 'none', border: '8px solid', clipPath: plus },
  },
  // A minus.
  '& [open] summary::after': { clipPath: 'inset(7px 0)' },
  '& p': { maxWidth: '47em', padding: `0 ${space.cell} 24px`, color: quiet },
  [media.print]: {
    '& details': { breakInside: 'avoid' },
    '& details::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
    '& summary::after': { content: 'none' },
  },
};

/** Questions that open without scripts. The first one is open as an example. In print all are open. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={useStyle(style)}>
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
