import type { Question } from '../content/page-parts.ts';
import { useStyle } from '../styles/useStyle.ts';
import { Faq } from './Faq.tsx';
import { HeadingWords } from './HeadingWords.tsx';
import { Section } from './Section.tsx';
import { sideContentStyle, sideHeadingStyle, sideTitleStyle } from './side-heading.ts';

/** The section with the questions that visitors ask. */
export function FaqSection({ title, questions }: { title: string; questions: readonly Question[] }) {
  return (
    <Section labelledBy="questions">
      <div className={useStyle(sideHeadingStyle)}>
        <h2 id="questions" className={useStyle(sideTitleStyle)}>
          <HeadingWords name="FAQ" title={title} />
        </h2>
        <Faq questions={questions} style={sideContentStyle} />
      </div>
    </Section>
  );
}
