import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { LegalSection, LegalText } from '../../content/legal-text.ts';
import { color, font, heading, media, rule, size } from '../../theme.ts';
import { TableOfContents } from './TableOfContents.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { Section } from '../../components/Section.tsx';
import { useSite } from '../../SiteContext.ts';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { useStyle } from '../../useStyle.ts';

/** Width of the margin in which the clause numbers hang. */
const margin = '104px';
const marginPhone = '54px';

const style = css({
  display: 'grid',
  gridTemplateColumns: '4fr 8fr',
  '& > .clauses': { position: 'relative', borderLeft: rule.cell },
  // The margin line of a specification sheet. A border, because printers leave backgrounds out.
  '& > .clauses::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    bottom: 0,
    left: margin,
    borderLeft: rule.cell,
  },
  '& .clause': {
    padding: `36px ${size.cell} 40px calc(${margin} + ${size.cell})`,
    borderBottom: rule.cell,
    '&:last-of-type': { borderBottom: 0 },
  },
  '& .clause > h2, & .clause > p, & .clause > ol': { position: 'relative', maxWidth: '68ch' },
  '& .clause > h2': { ...heading, marginBottom: '14px', fontSize: '32px', lineHeight: 1.1 },
  '& .clause > p': { marginTop: '12px', lineHeight: 1.6 },
  '& .clause .number': {
    position: 'absolute',
    right: `calc(100% + ${size.cell})`,
    width: margin,
    paddingLeft: size.cell,
    fontStretch: font.condensed,
    whiteSpace: 'nowrap',
  },
  '& .clause p > .number': { fontSize: '16px', lineHeight: 1.7, color: color.steel7 },
  '& .clause > ol': { marginTop: '8px' },
  '& .clause > ol > li': {
    position: 'relative',
    padding: '7px 0 7px 36px',
    borderBottom: rule.cell,
    '&:last-of-type': { borderBottom: 0 },
  },
  '& .clause .letter': { position: 'absolute', left: 0, fontStretch: font.condensed, color: color.steel7 },
  '& .mail': { fontWeight: 600, overflowWrap: 'anywhere' },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > .clauses': { borderLeft: 0 },
    '& > .clauses::before': { left: marginPhone },
    '& .clause': { padding: `28px ${size.cellPhone} 30px calc(${marginPhone} + 14px)` },
    '& .clause > h2': { fontSize: '27px' },
    '& .clause .number': { right: 'calc(100% + 14px)', width: marginPhone, paddingLeft: size.cellPhone },
    '& .clause p > .number': { fontSize: '15px', lineHeight: 1.8 },
    '& .clause > ol > li': { paddingLeft: '28px' },
  },
  [media.print]: {
    '& .clause': { paddingTop: '14pt', paddingBottom: '14pt' },
    '& .clause > h2': { fontSize: '15pt' },
    '& p': { orphans: 3, widows: 3 },
    // The letters are the clause's own; a list entry that stands alone on the next sheet is hard to cite.
    '& .clause > ol > li': { padding: '2pt 0 2pt 28px', borderBottom: 0 },
    '& .clause p > .number, & .clause .letter': { fontSize: 'inherit', lineHeight: 'inherit', color: '#000' },
    // The address is its own text.
    '& .clause .mail::after': { content: 'none' },
  },
});

/** A legal page as a specification sheet: numbered clauses, their numbers in the margin, contents beside them. */
export function LegalDocument({ text }: { text: LegalText }) {
  const { name, email } = useSite();
  const { sections, contact, effective, lead } = text;
  const clauses = [...sections, { id: 'contact', heading: contact.heading }];
  return (
    <>
      <Section label={text.heading}>
        <PageHeading title={text.heading} lead={lead} />
        <TitleBlock
          rows={[
            ['Issued by', name],
            ['Effective', effective],
            ['Clauses', `${clauses.length}`],
          ]}
        />
      </Section>
      <Section label="Clauses" className={useStyle(style)}>
        <TableOfContents entries={clauses} />
        <div className="clauses">
          {sections.map((section, index) => (
            <Clause key={section.id} {...section} number={index + 1} />
          ))}
          <Clause id="contact" heading={contact.heading} paragraphs={[]} number={clauses.length}>
            <p>
              <span className="number">{clauses.length}.1</span> {contact.text}{' '}
              <a href={`mailto:${email}`} className="mail">
                {email}
              </a>
              .
            </p>
          </Clause>
        </div>
      </Section>
    </>
  );
}

interface ClauseProps extends LegalSection {
  number: number;
  children?: ReactNode;
}

/** Its numbers are text, not generated, so that they are copied, read out and found with it. */
function Clause({ id, heading: title, paragraphs, list, number, children }: ClauseProps) {
  return (
    <section id={id} className="clause">
      <h2>
        <span className="number">{number}</span> {title}
      </h2>
      {paragraphs.map((paragraph, index) => (
        <p key={paragraph}>
          <span className="number">
            {number}.{index + 1}
          </span>{' '}
          {paragraph}
        </p>
      ))}
      {list && (
        <ol>
          {list.map((entry, index) => (
            <li key={entry}>
              <span className="letter">({'abcdefghijklmnopqrstuvwxyz'[index]})</span> {entry}
            </li>
          ))}
        </ol>
      )}
      {children}
    </section>
  );
}
