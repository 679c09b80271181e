import type { Question } from '../content/page-parts.ts';
import { useStyle } from '../styles/useStyle.ts';
import { Faq } from './Faq.tsx';
import { Section, SectionTitle } from './Section.tsx';
import { sideContentStyle, sideHeadingStyle, sideTitleStyle } from './side-heading.ts';

/** The section with the questions that visitors ask. */
export function FaqSection({ title, questions }: { title: string; questions: readonly Question[] }) {
  return (
    <Section titleId="questions">
      <div className={useStyle(sideHeadingStyle)}>
        <SectionTitle name="FAQ" title={title} style={sideTitleStyle} />
        <Faq questions={questions} style={sideContentStyle} />
      </div>
    </Section>
  );
}
