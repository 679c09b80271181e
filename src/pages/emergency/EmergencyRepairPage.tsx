import emergencySprite from 'drawings:shared/emergency';
import { Breadcrumb } from '../../components/Breadcrumb.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CardGrid } from '../../components/CardGrid.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { EmergencyButton } from '../../components/EmergencyButton.tsx';
import { FaqSection } from '../../components/FaqSection.tsx';
import { Hero, type HeroProps } from '../../components/Hero.tsx';
import { IndustryJobs } from '../../components/IndustryJobs.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { SentenceGrid } from '../../components/SentenceGrid.tsx';
import { TableWithNote } from '../../components/TableWithNote.tsx';
import { contactLink } from '../../contact-form/link.ts';
import { emergencyPage } from '../../content/services/emergency-repair/page.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, lettering, media, rule } from '../../theme.ts';
import { EmergencyChecklist } from './EmergencyChecklist.tsx';
import { FirstHour } from './FirstHour.tsx';
import { ResponseTimeline } from './ResponseTimeline.tsx';
import { TruckLoad } from './TruckLoad.tsx';

const heroStyles = {
  // Says at a glance that this page is for emergencies.
  layout: { borderTop: `10px solid ${color.red}` },
  title: { [media.print]: { fontSize: '30pt' } },
  figure: {
    borderLeft: rule.cell,
    '--lettering': lettering.normal,
    // The labels would be smaller than 12 px here.
    [media.belowDesktop]: { '--labels': 'hidden' },
    // Paper has no drawing here, so that the response times are on the first page.
    [media.print]: { display: 'none' },
  },
} as const satisfies HeroProps['styles'];

const onScreen: Style = { display: 'contents' };

export function EmergencyRepairPage() {
  const { summary, heading, lead, titleBlock, checklist, failures, figures, handover, industries, questions, truck } =
    emergencyPage;
  return (
    <>
      <Hero
        styles={heroStyles}
        kicker={<Breadcrumb overview="/services" />}
        name={summary.name}
        title={heading}
        lead={lead}
        arrangement="right"
        ground="paper"
        titleBlock={titleBlock}
        actions={
          <span data-screen className={useStyle(onScreen)}>
            <EmergencyButton>Request emergency service</EmergencyButton>
            <ButtonLink href={contactLink({ service: 'emergency' })}>Ask about emergency cover</ButtonLink>
          </span>
        }
        drawing={
          <Drawing
            sprite={emergencySprite}
            name="tagged-disconnect"
            label="Disconnect switched off, padlocked and tagged: danger, do not operate"
          />
        }
      />
      <Section titleId="response">
        <SectionHead name="Response tiers" title="How fast, measured from your call">
          Choose the tier as you see it. If what we hear is worse, we move you up.
        </SectionHead>
        <ResponseTimeline />
      </Section>
      <EmergencyChecklist checklist={checklist} />
      {/* Only the response times and the checklist are printed, to be hung beside the disconnect. */}
      <div data-screen>
        <Section titleId="first-hour" ground="ink">
          <FirstHour />
        </Section>
        <Section titleId="failures">
          <CardGrid
            title="What we repair, and how"
            lead="Any machine that turns, lifts or conveys. These eight make up most calls."
            columns={4}
            points={failures}
          />
        </Section>
        <Section titleId="figures">
          <TableWithNote table={figures} />
        </Section>
        <Section titleId="handover">
          <SentenceGrid title="What you keep" columns={4} lines={handover} marks="sheets" />
        </Section>
        <Section titleId="industries">
          <IndustryJobs
            name="Industries"
            title="Who calls at night"
            lead="The plants from which we hear most, and the job it usually is."
            columns={4}
            jobs={industries}
          />
        </Section>
        <FaqSection title="Questions before the call" questions={questions} />
        <Section titleId="truck" ground="ink">
          <TruckLoad truck={truck} />
        </Section>
      </div>
    </>
  );
}
