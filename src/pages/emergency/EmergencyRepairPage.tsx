import emergencySprite from 'drawings:emergency';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CellGrid, SentenceGrid } from '../../components/CellGrid.tsx';
import { TableWithNote } from '../../components/DataTable.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { EmergencyButton } from '../../components/EmergencyButton.tsx';
import { FaqSection } from '../../components/Faq.tsx';
import type { HeroStyles } from '../../components/hero-arrangements.ts';
import { Hero } from '../../components/Hero.tsx';
import { IndustryJobs } from '../../components/IndustryJobs.tsx';
import { buttonRow } from '../../components/layouts.ts';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { contactLink } from '../../content/company/contact-links.ts';
import { linkNames } from '../../content/company/link-names.ts';
import { nonCriticalMeaning, responseMeaning, urgentMeaning } from '../../content/company/response.ts';
import { travelEstimate } from '../../content/company/travel.ts';
import { emergencyPage } from '../../content/services/emergency-repair/page.ts';
import type { Page } from '../../page.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { color, lettering, media, rule, space } from '../../theme.ts';
import { EmergencyChecklist } from './EmergencyChecklist.tsx';
import { FirstHour } from './FirstHour.tsx';
import { ResponseTimeline } from './ResponseTimeline.tsx';

const styles = {
  /** On paper the title is beside the response times. */
  response: { [media.print]: { display: 'grid', gridTemplateColumns: '1fr 3fr' } },
  choice: { maxWidth: '38em', padding: `0 ${space.cell} ${space.row}` },
  buttons: [buttonRow, { padding: `${space.row} ${space.cell}`, borderTop: rule.cell }],
} satisfies Styles;

const heroStyles = {
  // Marks the page as one for emergencies.
  layout: { borderTop: `10px solid ${color.red}` },
  figure: {
    borderLeft: rule.cell,
    '--lettering': lettering.normal,
    // The labels would be smaller than 12 px here.
    [media.upToTablet]: { '--labels': 'hidden' },
    // The sheet has no room for the drawing.
    [media.print]: { display: 'none' },
  },
  titleBlock: { root: { [media.fromTablet]: { gridColumn: '1 / -1' }, [media.print]: { display: 'none' } } },
} satisfies HeroStyles;

const linkStyle: Style = { [media.print]: { display: 'none' } };

const buttons = (
  <>
    <EmergencyButton>{linkNames.emergency}</EmergencyButton>{' '}
    <ButtonLink href={contactLink({ service: 'emergency' })} style={linkStyle}>
      Ask about on-call coverage
    </ButtonLink>
  </>
);

function EmergencyRepairPage() {
  const { summary, heading, lead, titleBlock, checklist, failures, figures, handover, industries, questions, truck } =
    emergencyPage;
  const classes = useStyles(styles);
  return (
    <>
      <Hero
        styles={heroStyles}
        overview="/services"
        name={summary.name}
        title={heading}
        lead={lead}
        arrangement="right"
        ground="paper"
        titleBlock={titleBlock}
        actions={buttons}
        drawing={
          <Drawing
            sprite={emergencySprite}
            name="tagged-disconnect"
            label="Disconnect switched off, padlocked and tagged: danger, do not operate"
          />
        }
      />
      <Section titleId="response">
        <div className={classes.response}>
          <SectionHead name="Response tiers" title="How fast, counted from your request">
            <span data-screen>{`${responseMeaning} ${travelEstimate}`}</span>
          </SectionHead>
          <ResponseTimeline />
          <p data-screen className={classes.choice}>
            {`${urgentMeaning} ${nonCriticalMeaning} On the form, choose Emergency for the first two tiers, Urgent for the third and Soon for the last. If it sounds worse to us, we move you up.`}
          </p>
        </div>
      </Section>
      <EmergencyChecklist checklist={checklist} />
      {/* The printed page is one sheet to hang beside the disconnect: how to reach us, the response times and the checklist. */}
      <Section screenOnly titleId="first-hour" ground="ink">
        <FirstHour />
      </Section>
      <Section screenOnly titleId="failures">
        <CellGrid
          title="What we repair, and how"
          lead="Any machine that turns, lifts or conveys. These eight make up most calls."
          columns={4}
          cells={failures}
        />
      </Section>
      <Section screenOnly titleId="figures">
        <TableWithNote titleId="figures" table={figures} />
      </Section>
      <Section screenOnly titleId="handover">
        <SentenceGrid title="Records you get" lines={handover} marks="sheets" />
      </Section>
      <Section screenOnly titleId="industries">
        <IndustryJobs title="Night calls by industry" lead="The most common job in each." jobs={industries} />
      </Section>
      <FaqSection screenOnly hiringLink title="Questions before you send" questions={questions} />
      <Section screenOnly titleId="truck" ground="ink">
        <CellGrid title="On the first truck" lead="It’s loaded for what fails most." columns={3} cells={truck} />
        <div className={classes.buttons}>{buttons}</div>
      </Section>
    </>
  );
}

export const { Component, summary, serviceLead } = {
  Component: EmergencyRepairPage,
  summary: emergencyPage.summary,
  serviceLead: emergencyPage.lead,
} satisfies Page;
