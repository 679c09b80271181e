import { css } from '@emotion/react';
import type { Question } from '../content/page-parts.ts';
import { heading, media, rule, size } from '../theme.ts';
import { Faq } from './Faq.tsx';
import { Section } from './Section.tsx';
import { useStyle } from '../useStyle.ts';
import { PlainName } from './PlainName.tsx';

const style = css({
  display: 'grid',
  gridTemplateColumns: '4fr 8fr',
  '& > h2': {
    ...heading,
    padding: `32px ${size.cell}`,
    borderRight: rule.cell,
    fontSize: 'clamp(40px, 4.4vw, 62px)',
  },
  [media.belowDesktop]: {
    display: 'block',
    '& > h2': { padding: `48px ${size.cell} 28px`, borderRight: 0, borderBottom: rule.cell },
  },
  [media.phone]: { '& > h2': { padding: `40px ${size.cellPhone} 20px`, fontSize: 'clamp(36px, 10vw, 56px)' } },
});

/** The section with the questions that visitors ask. */
export function FaqSection({ title, questions }: { title: string; questions: readonly Question[] }) {
  return (
    <Section labelledBy="questions" className={useStyle(style)}>
      <h2 id="questions">
        <PlainName>FAQ</PlainName> {title}
      </h2>
      <Faq questions={questions} />
    </Section>
  );
}
