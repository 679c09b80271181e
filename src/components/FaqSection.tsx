import type { ReactNode } from 'react';
import type { Question } from '../content/page-parts.ts';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { Faq } from './Faq.tsx';
import { sideHeading } from './layouts.ts';
import { Section, SectionTitle, type SectionProps } from './Section.tsx';

const styles = { root: sideHeading.root } satisfies Styles;

const titleStyles = { root: sideHeading.title } satisfies Styles;
const faqStyles = { root: sideHeading.content } satisfies Styles;

interface FaqSectionProps extends Pick<SectionProps, 'screenOnly'> {
  title: string;
  questions: readonly Question[];
  /** Content after the questions, in the same column. */
  children?: ReactNode;
}

/** The section with the questions that visitors ask. */
export function FaqSection({ title, questions, screenOnly, children }: FaqSectionProps) {
  const classes = useStyles(styles);
  return (
    <Section titleId="questions" screenOnly={screenOnly}>
      <div className={classes.root}>
        <SectionTitle name="FAQ" title={title} styles={titleStyles} />
        <Faq questions={questions} styles={faqStyles}>
          {children}
        </Faq>
      </div>
    </Section>
  );
}
