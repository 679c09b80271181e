import serviceSprite from 'drawings:shared/services';
import { Button } from '../../components/Button.tsx';
import { CellGrid } from '../../components/CellGrid.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { Hero } from '../../components/Hero.tsx';
import { IndustryJobs } from '../../components/IndustryJobs.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { claims } from '../../content/company/claims.ts';
import { spelledOut } from '../../content/company/duration.ts';
import { staffingPage } from '../../content/services/maintenance-staffing/page.ts';
import { CertificationsAndFaq } from './CertificationsAndFaq.tsx';
import { LaborShortage } from './LaborShortage.tsx';
import { StaffingTable } from './StaffingTable.tsx';

const { heading, lead, titleBlock, buttons, challenges, steps, industries } = staffingPage;

function MaintenanceStaffingPage() {
  return (
    <>
      <Hero
        overview="/services"
        name={summary.name}
        title={heading}
        lead={lead}
        arrangement="right"
        titleBlock={titleBlock}
        actions={
          <>
            <Button kind="solid">{buttons.request}</Button>
            <Button>{buttons.talk}</Button>
          </>
        }
        drawing={
          <Drawing
            sprite={serviceSprite}
            name="maintenance-staffing"
            label="Micrometer on a 0.512 in shaft; every journeyman brings one"
          />
        }
      />
      <Section titleId="types">
        <SectionHead name="Staffing types" title="Four ways to fill a position">
          {`Read across for what you get, down for how long they stay. The bars share one logarithmic scale, from a day to ${spelledOut(claims.longTermStaffing.to)} and beyond.`}
        </SectionHead>
        <StaffingTable />
      </Section>
      <Section titleId="shortage">
        <LaborShortage />
      </Section>
      <Section titleId="challenges" ground="ink">
        <CellGrid name="Challenges" title="Why plants call us for people" columns={3} cells={challenges} />
      </Section>
      <Section titleId="steps">
        <CellGrid
          name="Process"
          title="From the first call to the first shift"
          lead="Four steps, the same for one person or a crew of twelve."
          columns={4}
          cells={steps}
          marks="steps"
        />
      </Section>
      <Section titleId="industries">
        <IndustryJobs
          title="Where our people work"
          lead="Six jobs we fill every year. The crew list shows who has done which."
          jobs={industries}
        />
      </Section>
      <Section titleId="certifications questions">
        <CertificationsAndFaq />
      </Section>
    </>
  );
}

export const { summary, lead: serviceLead, questions } = staffingPage;
export { MaintenanceStaffingPage as Component };
