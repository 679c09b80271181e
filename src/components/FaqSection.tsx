import type { Question } from '../content/page-parts.ts';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { Faq } from './Faq.tsx';
import { sideHeading } from './layouts.ts';
import { Section, SectionTitle } from './Section.tsx';

const styles = { root: sideHeading.root } satisfies Styles;

const titleStyles = { root: sideHeading.title } satisfies Styles;
const faqStyles = { root: sideHeading.content } satisfies Styles;

/** The section with the questions that visitors ask. */
export function FaqSection({ title, questions }: { title: string; questions: readonly Question[] }) {
  const classes = useStyles(styles);
  return (
    <Section titleId="questions">
      <div className={classes.root}>
        <SectionTitle name="FAQ" title={title} styles={titleStyles} />
        <Faq questions={questions} styles={faqStyles} />
      </div>
    </Section>
  );
}
