import type { Question } from '../content/page-parts.ts';
import { useStyle, type Styles } from '../styles/useStyle.ts';
import { Faq } from './Faq.tsx';
import { sideHeading } from './layouts.ts';
import { Section, SectionTitle } from './Section.tsx';

const childStyles = {
  sideTitle: { root: sideHeading.title },
  faq: { root: sideHeading.content },
} satisfies Record<string, Styles>;

/** The section with the questions that visitors ask. */
export function FaqSection({ title, questions }: { title: string; questions: readonly Question[] }) {
  return (
    <Section titleId="questions">
      <div className={useStyle(sideHeading.root)}>
        <SectionTitle name="FAQ" title={title} styles={childStyles.sideTitle} />
        <Faq questions={questions} styles={childStyles.faq} />
      </div>
    </Section>
  );
}
