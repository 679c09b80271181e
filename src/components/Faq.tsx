import type { Question } from '../content/page-parts.ts';
import { useStyle, type Style, type Styles } from '../styles/useStyle.ts';
import { color, media, mutedColor, gridLines, space, typography } from '../theme.ts';

/** A plus, cut out of a border, because forced colors keep borders. */
const plus = 'polygon(7px 0,9px 0,9px 7px,16px 7px,16px 9px,9px 9px,9px 16px,7px 16px,7px 9px,0 9px,0 7px,7px 7px)';
const minus = 'inset(7px 0)';

const detailsStyle: Style = {
  '--sign': plus,
  ...gridLines.between,
  '&[open]': { '--sign': minus },
  [media.print]: {
    breakInside: 'avoid',
    '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
  },
};

const questionStyle: Style = {
  ...typography.strong,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '24px',
  minHeight: '60px',
  padding: `12px ${space.cell}`,
  cursor: 'pointer',
  '&:hover': { background: color.white },
  '&:focus-visible': { outlineOffset: '-4px' },
  '&::after': { content: '""', flex: 'none', border: '8px solid', clipPath: 'var(--sign)' },
  [media.print]: { '&::after': { content: 'none' } },
};

const answerStyle: Style = { maxWidth: '47em', padding: `0 ${space.cell} 24px`, color: mutedColor };

export interface FaqProps {
  questions: readonly Question[];
  /** Its place. */
  styles?: Styles<'root'> | undefined;
}

/** Questions that open without scripts. The first one is open as an example. In print all are open. */
export function Faq({ questions, styles }: FaqProps) {
  const detailsClass = useStyle(detailsStyle);
  const questionClass = useStyle(questionStyle);
  const answerClass = useStyle(answerStyle);
  return (
    <div className={useStyle(styles?.root)}>
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0} className={detailsClass}>
          <summary className={questionClass}>{question}</summary>
          <p className={answerClass}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
