import type { Question } from '../content/page-parts.ts';
import type { Styles } from '../styles/useStyles.ts';
import { Faq } from './Faq.tsx';
import { sideHeading } from './layouts.ts';
import { Section, SectionTitle } from './Section.tsx';

const titleStyles = { root: sideHeading.title } satisfies Styles;
const faqStyles = { root: sideHeading.content } satisfies Styles;

/** The section with the questions that visitors ask. */
export function FaqSection({ title, questions }: { title: string; questions: readonly Question[] }) {
  return (
    <Section titleId="questions" styles={sideHeading}>
      <SectionTitle name="FAQ" title={title} styles={titleStyles} />
      <Faq questions={questions} styles={faqStyles} />
    </Section>
  );
}
