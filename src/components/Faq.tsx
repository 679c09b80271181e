import type { ReactNode } from 'react';
import { hiring } from '../content/company/hiring.ts';
import type { Question } from '../content/page-parts.ts';
import { asRoot, useStyles, type Style, type Styles } from '../styles/useStyles.ts';
import { color, media, mutedColor, gridLines, rule, space, typography } from '../theme.ts';
import { sideHeading } from './layouts.ts';
import { Section, SectionTitle, type SectionProps } from './Section.tsx';

/** A plus: a clipped border, because forced colors keep borders. */
const plus = 'polygon(7px 0,9px 0,9px 7px,16px 7px,16px 9px,9px 9px,9px 16px,7px 16px,7px 9px,0 9px,0 7px,7px 7px)';
const minus = 'inset(7px 0)';

/** A summary with a plus at its end, or with a minus when open. */
export const openingSign = {
  entry: { '--sign': plus, '&[open]': { '--sign': minus } },
  summary: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '24px',
    cursor: 'pointer',
    '&:hover': { background: color.white },
    '&:focus-visible': { outlineOffset: '-4px' },
    '&::after': { content: '""', flex: 'none', border: '8px solid', clipPath: 'var(--sign)' },
    [media.print]: { '&::after': { content: 'none' } },
  },
} as const satisfies Styles;

const styles = {
  root: {},
  entry: {
    ...openingSign.entry,
    ...gridLines.between,
    [media.print]: { breakInside: 'avoid', '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
  },
  question: {
    ...typography.strong,
    ...openingSign.summary,
    minHeight: '60px',
    padding: `12px ${space.cell}`,
  },
  answer: { maxWidth: '47em', padding: `0 ${space.cell} 24px`, color: mutedColor },
} satisfies Styles;

interface FaqProps {
  questions: readonly Question[];
  /** Content below the questions, in the same column. */
  children?: ReactNode;
  style?: Style | undefined;
}

/** Questions that open without scripts. The first question is open as an example. Print shows all answers. */
export function Faq({ questions, style, children }: FaqProps) {
  const classes = useStyles(styles, asRoot(style));
  return (
    <div className={classes.root}>
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0} className={classes.entry}>
          <summary className={classes.question}>{question}</summary>
          <p className={classes.answer}>{answer}</p>
        </details>
      ))}
      {children}
    </div>
  );
}

const sectionStyles = {
  root: sideHeading.root,
  link: { padding: `18px ${space.cell}`, borderTop: rule.cell },
} satisfies Styles;

interface FaqSectionProps extends Pick<FaqProps, 'questions'>, Pick<SectionProps, 'screenOnly'> {
  title: string;
  /** Whether a link to the questions before the first order follows. */
  hiringLink?: boolean;
}

/** The questions beside the section's title. */
export function FaqSection({ title, questions, screenOnly, hiringLink = false }: FaqSectionProps) {
  const classes = useStyles(sectionStyles);
  return (
    <Section titleId="questions" screenOnly={screenOnly}>
      <div className={classes.root}>
        <SectionTitle name="FAQ" title={title} style={sideHeading.title} />
        <Faq questions={questions} style={sideHeading.content}>
          {hiringLink && (
            <p className={classes.link}>
              <a href={hiring.link}>{hiring.title}</a>
            </p>
          )}
        </Faq>
      </div>
    </Section>
  );
}
