import type { ReactNode } from 'react';
import { Hero } from '../../components/Hero.tsx';
import { Section, SectionTitle } from '../../components/Section.tsx';
import { summaryNote, type LegalText } from '../../content/legal/legal-text.ts';
import { useSite } from '../../SiteContext.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { media, mutedColor, rule, space, typography } from '../../theme.ts';
import { Clause } from './Clause.tsx';
import { TableOfContents } from './TableOfContents.tsx';

const styles = {
  clauses: { borderLeft: rule.cell, [media.upToUprightTablet]: { borderLeft: 0 } },
  note: {
    ...typography.note,
    padding: `20px ${space.cell}`,
    borderBottom: rule.cell,
    color: mutedColor,
    [media.print]: { paddingBlock: '6pt' },
  },
  address: {
    fontWeight: 600,
    overflowWrap: 'anywhere',
    // Print appends the address to a link. The text of this link is the address.
    [media.print]: { '&::after': { display: 'none !important' } },
  },
} satisfies Styles;

/** A narrow column for the title or the contents, and a wide column for the text. */
const narrowAndWide: Style = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
  [media.upToUprightTablet]: { display: 'block' },
};

const titleStyle: Style = {
  ...typography.cardTitle,
  padding: `28px ${space.cell}`,
  borderRight: rule.cell,
  [media.upToUprightTablet]: { paddingBottom: 0, border: 0 },
  [media.print]: { padding: `8pt ${space.cell} 0`, border: 0 },
};

interface LegalDocumentProps {
  text: LegalText;
  /** The most important facts: time limits at one scale, or large figures. */
  children: ReactNode;
}

const hostOf = (origin: string) => origin.replace(/^https?:\/\//, '');

/** A legal page: each clause with its summary, and a table of contents beside the clauses. */
export function LegalDocument({ text, children }: LegalDocumentProps) {
  const classes = useStyles(styles);
  const { name, email, delivery, hasCrew, analytics, analyticsHosts } = useSite();
  const { contact, effective, lead, sections } = text;
  const clauses = [...sections, { id: 'contact', heading: contact.heading }];
  const company = <span translate="no">{name}</span>;
  const address = (
    <>
      <a href={`mailto:${email}`} className={classes.address}>
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
          ['Issued by', company],
          ['Effective', effective],
          ['Clauses', `${clauses.length}`],
        ]}
      />
      <Section titleId="at-a-glance" style={narrowAndWide}>
        <SectionTitle title={text.atAGlance.heading} style={titleStyle} />
        {children}
      </Section>
      <Section label="Clauses" style={narrowAndWide}>
        <TableOfContents entries={clauses} />
        <div className={classes.clauses}>
          <p className={classes.note}>{summaryNote}</p>
          {sections.map((section, index) => (
            <Clause
              key={section.id}
              {...section}
              {...(delivery && section.delivery?.(hasCrew))}
              {...(analytics && section.analytics?.(analytics, analyticsHosts.map(hostOf).join(', ')))}
              number={index + 1}
            />
          ))}
          <Clause
            id="contact"
            heading={contact.heading}
            summary={contact.summary}
            paragraphs={[`${contact.text} `]}
            end={address}
            number={clauses.length}
          />
        </div>
      </Section>
    </>
  );
}
