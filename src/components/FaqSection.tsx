import { hiring } from '../content/company/hiring.ts';
import type { Question } from '../content/page-parts.ts';
import { useStyles, type Style, type Styles } from '../styles/useStyles.ts';
import { rule, space } from '../theme.ts';
import { Faq } from './Faq.tsx';
import { sideHeading } from './layouts.ts';
import { Section, SectionTitle, type SectionProps } from './Section.tsx';

const styles = { root: sideHeading.root } satisfies Styles;
const linkStyles = { root: { padding: `18px ${space.cell}`, borderTop: rule.cell } } satisfies Styles;

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
          {hiringLink && <HiringLink />}
        </Faq>
      </div>
    </Section>
  );
}

/** A separate component, so that pages without the link do not get its style. */
function HiringLink() {
  const classes = useStyles(linkStyles);
  return (
    <p className={classes.root}>
      <a href={hiring.link}>{hiring.title}</a>
    </p>
  );
}
