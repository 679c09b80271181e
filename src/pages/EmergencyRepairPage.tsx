import { css } from '@emotion/react';
import lockoutSheet from 'drawings:emergency';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { Drawing } from '../components/Drawing.tsx';
import { EmergencyButton } from '../components/EmergencyButton.tsx';
import { EmergencyChecklist } from '../components/EmergencyChecklist.tsx';
import { FirstHour } from '../components/FirstHour.tsx';
import { IndustryJobs } from '../components/IndustryJobs.tsx';
import { LineCells } from '../components/LineCells.tsx';
import { NotedTable } from '../components/NotedTable.tsx';
import { PointCells } from '../components/PointCells.tsx';
import { QuestionsSection } from '../components/QuestionsSection.tsx';
import { ResponseTimeline } from '../components/ResponseTimeline.tsx';
import { Section, SectionHead } from '../components/Section.tsx';
import { SplitHead } from '../components/SplitHead.tsx';
import { TruckLoad } from '../components/TruckLoad.tsx';
import { useStyle } from '../components/useStyle.ts';
import { emergencyRepair } from '../content/emergency-repair.ts';
import { contactLink } from '../lib/contact-link.ts';
import { media } from '../theme.ts';
import type { Page } from './page.ts';

export const page: Page = {
  summary: emergencyRepair.summary,
  Content: EmergencyRepairPage,
  facts: { serviceLead: emergencyRepair.lead, questions: emergencyRepair.questions },
};

/** The printed page is the checklist with the response times: what hangs by the disconnect. */
const screenStyle = css({ [media.print]: { display: 'none' } });

function EmergencyRepairPage() {
  const { heading, lead, titleBlock, checklist, failures, figures, handover, industries, questions, truck } =
    emergencyRepair;
  return (
    <>
      <SplitHead
        title={heading}
        lead={lead}
        ground="paper"
        alarm
        rows={titleBlock}
        actions={
          <>
            <EmergencyButton>Request emergency service</EmergencyButton>
            <ButtonLink href={contactLink({ service: 'emergency' })}>Ask about emergency cover</ButtonLink>
          </>
        }
      >
        <Drawing
          sheet={lockoutSheet}
          name="lockout"
          label="Disconnect switched off, padlocked and tagged: danger, do not operate"
        />
      </SplitHead>
      <Section labelledBy="response">
        <SectionHead id="response" title="How fast, measured from your call">
          Choose the tier as you see it. If what we hear is worse, we move you up.
        </SectionHead>
        <ResponseTimeline />
      </Section>
      <Section labelledBy="checklist">
        <EmergencyChecklist id="checklist" title="While we drive" checklist={checklist} />
      </Section>
      <div className={useStyle(screenStyle)}>
        <Section labelledBy="first-hour" ground="ink">
          <FirstHour id="first-hour" />
        </Section>
        <Section labelledBy="failures">
          <PointCells
            id="failures"
            title="What we repair, and how"
            lead="Any machine that turns, lifts or conveys. These eight make up most calls."
            columns={4}
            points={failures}
          />
        </Section>
        <Section labelledBy="figures">
          <NotedTable id="figures" table={figures} />
        </Section>
        <Section labelledBy="handover">
          <LineCells id="handover" title="What you keep" columns={4} lines={handover} marks="sheets" />
        </Section>
        <Section labelledBy="industries">
          <IndustryJobs
            id="industries"
            title="Who calls at night"
            lead="The plants from which we hear most, and the job it usually is."
            columns={4}
            jobs={industries}
          />
        </Section>
        <QuestionsSection title="Questions before the call" questions={questions} />
        <Section labelledBy="truck" ground="ink">
          <TruckLoad id="truck" truck={truck} />
        </Section>
      </div>
    </>
  );
}
