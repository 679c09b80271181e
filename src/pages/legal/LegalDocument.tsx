import { css } from '@emotion/react';
import { Hero } from '../../components/Hero.tsx';
import { Section } from '../../components/Section.tsx';
import type { LegalText } from '../../content/legal-text.ts';
import { useSite } from '../../SiteContext.ts';
import { useStyle } from '../../styles/useStyle.ts';
import { media, rule } from '../../theme.ts';
import { Clause, numberWidth } from './Clause.tsx';
import { TableOfContents } from './TableOfContents.tsx';

const style = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const clausesStyle = css({
  position: 'relative',
  borderLeft: rule.cell,
  // The line between numbers and text. A border, because printers leave backgrounds out.
  '&::before': { content: '""', position: 'absolute', top: 0, bottom: 0, left: numberWidth, borderLeft: rule.cell },
  [media.narrow]: { borderLeft: 0 },
});

const mailStyle = css({
  fontWeight: 600,
  overflowWrap: 'anywhere',
  // On paper addresses are written after their links. Here the link is the address.
  [media.print]: { '&&::after': { content: 'none' } },
});

/** A legal page: its clauses with their numbers in the margin, and a table of contents beside them. */
export function LegalDocument({ text }: { text: LegalText }) {
  const { name, email, delivery, analytics, reports } = useSite();
  const { contact, effective, lead } = text;
  const sections = text.sections.filter(({ onlyWithReports }) => reports || !onlyWithReports);
  const clauses = [...sections, { id: 'contact', heading: contact.heading }];
  const contactLine = (
    <>
      {contact.text}{' '}
      <a href={`mailto:${email}`} className={useStyle(mailStyle)}>
        {email}
      </a>
      .
    </>
  );
  return (
    <>
      <Hero
        label={text.heading}
        title={text.heading}
        lead={lead}
        titleBlock={[
          ['Issued by', name],
          ['Effective', effective],
          ['Clauses', `${clauses.length}`],
        ]}
      />
      <Section label="Clauses" className={useStyle(style)}>
        <TableOfContents entries={clauses} />
        <div className={useStyle(clausesStyle)}>
          {sections.map((section, index) => (
            <Clause
              key={section.id}
              {...section}
              {...(delivery && section.delivery)}
              {...(reports && section.reports)}
              {...(analytics && section.analytics?.(new URL(analytics).host))}
              number={index + 1}
            />
          ))}
          <Clause id="contact" heading={contact.heading} paragraphs={[contactLine]} number={clauses.length} />
        </div>
      </Section>
    </>
  );
}
