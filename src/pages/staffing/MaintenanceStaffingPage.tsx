import serviceSprite from 'drawings:services';
import { Button } from '../../components/Button.tsx';
import { CellGrid } from '../../components/CellGrid.tsx';
import { DimensionLine } from '../../components/DimensionLine.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { Hero } from '../../components/Hero.tsx';
import { IndustryJobs } from '../../components/IndustryJobs.tsx';
import { Section, SectionTitle } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { contactLink } from '../../content/company/contact-links.ts';
import { staffingPage } from '../../content/services/maintenance-staffing/page.ts';
import { maintenanceStaffing } from '../../content/services/maintenance-staffing/service.ts';
import type { Page } from '../../page.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { media, space, typography } from '../../theme.ts';
import { CertificationsAndFaq } from './CertificationsAndFaq.tsx';
import { StaffingTable } from './StaffingTable.tsx';

const styles = {
  /** The number of open positions in large digits, over two columns of words. */
  costs: { padding: `${space.head} ${space.cell}` },
  /** As wide as its digits, so that the dimension line measures the digits and not the column. */
  figure: { display: 'inline-block', maxWidth: '100%' },
  digits: {
    ...typography.figure,
    display: 'block',
    // The main figure of the page is larger than any step of the scale. With larger letter spacing the figure fills its width.
    fontSize: 'min(20.3vw, 20rem)',
    whiteSpace: 'nowrap',
    // The comma hangs below the line.
    paddingBottom: '0.1em',
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
    gap: `${space.row} calc(2 * ${space.cell})`,
    marginTop: space.head,
  },
  /** On phones the button is as wide as its column. */
  shortage: { [media.phone]: { display: 'grid' } },
  title: { ...typography.cardTitle, marginBottom: '12px' },
  text: { maxWidth: '39em', marginBottom: '24px' },
} satisfies Styles;

const { heading, lead, titleBlock, buttons, form, shortage, journeyman, challenges, steps, industries } = staffingPage;

/** The buttons do nothing yet, so the sentence after these words links to the form. */
const requestForm = (words = '') => (
  <>
    {`${words}${form.text} `}
    <a href={contactLink({ service: maintenanceStaffing.option })}>{form.link}</a>.
  </>
);

function MaintenanceStaffingPage() {
  const classes = useStyles(styles);
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
        <div className={classes.costs}>
          <p className={classes.figure}>
            <b className={classes.digits}>{shortage.value}</b> <DimensionLine>{shortage.label}</DimensionLine>
          </p>
          <div className={classes.columns}>
            <div className={classes.shortage}>
              <SectionTitle title="What an open position costs" style={styles.title} />
              <p className={classes.text}>{shortage.text}</p>
              <Button>{buttons.plan}</Button>
            </div>
            <div>
              <h3 className={classes.title}>{journeyman.title}</h3>
              <p className={classes.text}>{journeyman.text}</p>
            </div>
          </div>
        </div>
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
