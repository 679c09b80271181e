import type { Question } from '../content/page-parts.ts';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { Faq } from './Faq.tsx';
import { sideHeading } from './layouts.ts';
import { Section, SectionTitle } from './Section.tsx';

const styles = { root: sideHeading.root } satisfies Styles;

const childStyles = { title: { root: sideHeading.title }, faq: { root: sideHeading.content } } satisfies Record<
  string,
  Styles
>;

/** The section with the questions that visitors ask. */
export function FaqSection({ title, questions }: { title: string; questions: readonly Question[] }) {
  const classes = useStyles(styles);
  return (
    <Section titleId="questions">
      <div className={classes.root}>
        <SectionTitle name="FAQ" title={title} styles={childStyles.title} />
        <Faq questions={questions} styles={childStyles.faq} />
      </div>
    </Section>
  );
}
