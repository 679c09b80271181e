import type { ReactNode } from 'react';
import { Hero } from '../../components/Hero.tsx';
import { Section } from '../../components/Section.tsx';
import type { LegalText } from '../../content/legal-text.ts';
import type { Page } from '../../page.ts';
import { useSite } from '../../SiteContext.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { font, media, quiet, rule, space, type } from '../../theme.ts';
import { TableOfContents } from './TableOfContents.tsx';

const style: Style = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  [media.narrow]: { display: 'block' },
};

/** The margin for the numbers. */
const numberWidth = 'calc(4 * var(--cell))';

const clausesStyle: Style = {
  position: 'relative',
  borderLeft: rule.cell,
  // The line between numbers and text. A border, because printers leave backgrounds out.
  '&::before': { content: '""', position: 'absolute', inset: `0 auto 0 ${numberWidth}`, borderLeft: rule.cell },
  '& section': { padding: `36px ${space.cell} 40px calc(${numberWidth} + ${space.cell})` },
  '& section + section, & li + li': { borderTop: rule.cell },
  '& section > *': { position: 'relative', maxWidth: '42.5em' },
  '& h2': { ...type.heading, marginBottom: '14px' },
  '& p': { marginTop: '12px' },
  '& ol': { marginTop: '8px' },
  '& li': { position: 'relative', padding: '7px 0 7px 36px' },
  // The numbers of the clauses and their paragraphs, in the margin, and the letters of the lists.
  '& span': { position: 'absolute', fontStretch: font.condensed, whiteSpace: 'nowrap' },
  '& section > * > span': { right: `calc(100% + ${space.cell})`, width: numberWidth, paddingLeft: space.cell },
  '& p > span, & li > span': { color: quiet },
  '& li > span': { left: 0 },
  '& a': { fontWeight: 600, overflowWrap: 'anywhere' },
  [media.narrow]: { borderLeft: 0 },
  [media.print]: {
    '& section': { paddingBlock: '14pt' },
    '& h2': { fontSize: '15pt' },
    '& p': { orphans: 3, widows: 3 },
    // Less space, so that fewer lists continue on the next page.
    '& li': { padding: '2pt 0 2pt 28px', border: 0 },
    '& p > span, & li > span': { color: '#000' },
    // Printed links are followed by their address. Here the text of the link is the address.
    '&& a::after': { content: 'none' },
  },
};

/** A legal page: its clauses with their numbers in the margin, and a table of contents beside them. */
function LegalDocument({ text }: { text: LegalText }) {
  const { name, email, delivery, analytics, reports } = useSite();
  const { contact, effective, lead } = text;
  const sections = text.sections.filter(({ onlyWithReports }) => reports || !onlyWithReports);
  const clauses = [...sections, { id: 'contact', heading: contact.heading }];
  const contactLine = (
    <>
      {`${contact.text} `}
      <a href={`mailto:${email}`}>{email}</a>.
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
      <Section label="Clauses" style={style}>
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

interface ClauseProps {
  id: string;
  heading: string;
  paragraphs: readonly ReactNode[];
  /** Lettered entries after the paragraphs. */
  list?: readonly string[];
  number: number;
}

/** A clause. Its numbers are text, not generated, so that they are copied, read out and found with it. */
function Clause({ id, heading, paragraphs, list, number }: ClauseProps) {
  return (
    <section id={id}>
      <h2>
        <span>{number}</span>
        {` ${heading}`}
      </h2>
      {paragraphs.map((paragraph, index) => (
        <p key={`${number}.${index + 1}`}>
          <span>{`${number}.${index + 1}`}</span> {paragraph}
        </p>
      ))}
      {list && (
        <ol>
          {list.map((entry, index) => (
            <li key={entry}>
              <span>{`(${'abcdefghijklmnopqrstuvwxyz'[index]})`}</span>
              {` ${entry}`}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

export const legalPage = (text: LegalText): Page => ({
  summary: text.summary,
  Component: () => <LegalDocument text={text} />,
});
