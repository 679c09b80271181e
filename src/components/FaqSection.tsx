import { hiring } from '../content/company/hiring.ts';
import type { Question } from '../content/page-parts.ts';
import { useStyles, type Style, type Styles } from '../styles/useStyles.ts';
import { rule, space } from '../theme.ts';
import { Faq } from './Faq.tsx';
import { sideHeading } from './layouts.ts';
import { Section, SectionTitle, type SectionProps } from './Section.tsx';

const styles = {
  root: sideHeading.root,
  link: { padding: `18px ${space.cell}`, borderTop: rule.cell },
} satisfies Styles;

const titleStyle: Style = sideHeading.title;
const faqStyle: Style = sideHeading.content;

interface FaqSectionProps extends Pick<SectionProps, 'screenOnly'> {
  title: string;
  questions: readonly Question[];
  /** Whether a link to the questions before the first order follows. */
  hiringLink?: boolean;
}

export function FaqSection({ title, questions, screenOnly, hiringLink = false }: FaqSectionProps) {
  const classes = useStyles(styles);
  return (
    <Section titleId="questions" screenOnly={screenOnly}>
      <div className={classes.root}>
        <SectionTitle name="FAQ" title={title} style={titleStyle} />
        <Faq questions={questions} style={faqStyle}>
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
