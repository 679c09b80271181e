import { Hero } from '../../components/Hero.tsx';
import { Section } from '../../components/Section.tsx';
import { summaryNote, type LegalText } from '../../content/legal/legal-text.ts';
import type { Page } from '../../page.ts';
import { useSite } from '../../SiteContext.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { media, mutedColor, rule, space, typography } from '../../theme.ts';
import { AtAGlance, narrowAndWide } from './AtAGlance.tsx';
import { Clause } from './Clause.tsx';
import { deadlineBars, type DeadlinesProps } from './Deadlines.tsx';
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
    // Printed links are followed by their address. Here the text of the link is the address.
    [media.print]: { '&::after': { display: 'none !important' } },
  },
} satisfies Styles;

/** A legal page: each clause with its short version, and a table of contents beside them. */
function LegalDocument({ text, bars }: { text: LegalText; bars: DeadlinesProps['bars'] }) {
  const classes = useStyles(styles);
  const { name, email, delivery, analytics } = useSite();
  const { contact, effective, lead, sections } = text;
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
      <AtAGlance content={text.atAGlance} bars={bars} />
      <Section label="Clauses" styles={narrowAndWide}>
        <TableOfContents entries={clauses} />
        <div className={classes.clauses}>
          <p className={classes.note}>{summaryNote}</p>
          {sections.map((section, index) => (
            <Clause
              key={section.id}
              {...section}
              {...(delivery && section.delivery)}
              {...(analytics && section.analytics?.(new URL(analytics).host))}
              number={index + 1}
            />
          ))}
          <Clause
            id="contact"
            heading={contact.heading}
            summary={contact.summary}
            paragraphs={[contactLine]}
            number={clauses.length}
          />
        </div>
      </Section>
    </>
  );
}

export function legalPage(text: LegalText): Page {
  const bars = 'deadlines' in text.atAGlance ? deadlineBars(text.atAGlance.deadlines) : [];
  return { summary: text.summary, Component: () => <LegalDocument text={text} bars={bars} /> };
}
