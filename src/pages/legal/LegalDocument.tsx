import { Hero } from '../../components/Hero.tsx';
import { Section } from '../../components/Section.tsx';
import type { LegalText } from '../../content/legal/legal-text.ts';
import type { Page } from '../../page.ts';
import { useSite } from '../../SiteContext.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { media, rule } from '../../theme.ts';
import { Clause, numberWidth } from './Clause.tsx';
import { TableOfContents } from './TableOfContents.tsx';

const styles = {
  clauses: {
    position: 'relative',
    borderLeft: rule.cell,
    // The line between numbers and text. A border, because printers leave backgrounds out.
    '&::before': { content: '""', position: 'absolute', inset: `0 auto 0 ${numberWidth}`, borderLeft: rule.cell },
    [media.upToUprightTablet]: { borderLeft: 0 },
  },
  address: {
    fontWeight: 600,
    overflowWrap: 'anywhere',
    // Printed links are followed by their address. Here the text of the link is the address.
    [media.print]: { '&::after': { display: 'none !important' } },
  },
} satisfies Styles;

const childStyles = {
  section: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      [media.upToUprightTablet]: { display: 'block' },
    },
  },
} satisfies Record<string, Styles>;

/** A legal page: its clauses with their numbers in the margin, and a table of contents beside them. */
function LegalDocument({ text }: { text: LegalText }) {
  const classes = useStyles(styles);
  const { name, email, delivery, analytics, reports } = useSite();
  const { contact, effective, lead } = text;
  const sections = text.sections.filter(({ onlyWithReports }) => reports || !onlyWithReports);
  const clauses = [...sections, { id: 'contact', heading: contact.heading }];
  const contactLine = (
    <>
      {`${contact.text} `}
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
          ['Issued by', name],
          ['Effective', effective],
          ['Clauses', `${clauses.length}`],
        ]}
      />
      <Section label="Clauses" styles={childStyles.section}>
        <TableOfContents entries={clauses} />
        <div className={classes.clauses}>
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

export const legalPage = (text: LegalText): Page => ({
  summary: text.summary,
  Component: () => <LegalDocument text={text} />,
});
