import serviceSprite from 'drawings:shared/services';
import { Button } from '../../components/Button.tsx';
import { CellGrid } from '../../components/CellGrid.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { Hero } from '../../components/Hero.tsx';
import { IndustryJobs } from '../../components/IndustryJobs.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { contactLink } from '../../content/company/contact-links.ts';
import { staffingPage } from '../../content/services/maintenance-staffing/page.ts';
import { maintenanceStaffing } from '../../content/services/maintenance-staffing/service.ts';
import type { Page } from '../../page.ts';
import { CertificationsAndFaq } from './CertificationsAndFaq.tsx';
import { LaborShortage } from './LaborShortage.tsx';
import { StaffingTable } from './StaffingTable.tsx';

const { heading, lead, titleBlock, buttons, form, challenges, steps, industries } = staffingPage;

/** The buttons do nothing yet, so the sentence after these words links to the form. */
const requestForm = (words = '') => (
  <>
    {`${words}${form.text} `}
    <a href={contactLink({ service: maintenanceStaffing.option })}>{form.link}</a>.
  </>
);

function MaintenanceStaffingPage() {
  return (
    <>
      <Hero
        overview="/services"
        name={summary.name}
        title={heading}
        lead={requestForm(`${lead} `)}
        arrangement="right"
        titleBlock={titleBlock}
        actions={
          <>
            <Button kind="solid">{buttons.request}</Button> <Button>{buttons.talk}</Button>
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
        <SectionHead name="Staffing types" title="Four ways to fill a position" />
        <StaffingTable />
      </Section>
      <Section titleId="shortage">
        <LaborShortage />
      </Section>
      <Section titleId="challenges" ground="ink">
        <CellGrid name="Challenges" title="Problems that a crew solves" columns={3} cells={challenges} />
      </Section>
      <Section titleId="steps">
        <CellGrid
          name="Process"
          title="From the first call to the first shift"
          lead={requestForm()}
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

export const { Component, summary, serviceLead } = {
  Component: MaintenanceStaffingPage,
  summary: staffingPage.summary,
  serviceLead: staffingPage.lead,
} satisfies Page;
