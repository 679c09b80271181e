import { useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { DimensionLine } from '../../components/DimensionLine.tsx';
import { HeadingWords } from '../../components/HeadingWords.tsx';
import { Hero } from '../../components/Hero.tsx';
import { besideScrollToTop, inFours, wrapGrid } from '../../components/layouts.ts';
import { PhoneNumber } from '../../components/PhoneNumber.tsx';
import { Section, SectionTitle } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { telephoneLink } from '../../content/company/company.ts';
import { hiring } from '../../content/company/hiring.ts';
import { contact, responseCommitments } from '../../content/pages/contact.ts';
import type { Page, PageProps } from '../../page.ts';
import { useSite } from '../../SiteContext.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { asHeading, color, media, mutedColor, space, typography } from '../../theme.ts';
import { contactQuery, readContactQuery } from '../addresses.ts';
import { formTexts } from '../texts.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactOptions } from './ContactOptions.tsx';
import { ServiceArea } from './ServiceArea.tsx';

const styles = { form: [{ padding: `40px ${space.cell} 48px` }, besideScrollToTop] } satisfies Styles;

/** Puts the form into the first screen. */
const formFirst = {
  form: { [media.upToTablet]: { paddingTop: '24px' }, [media.lowWindow]: { paddingTop: '8px' } },
} satisfies Styles<keyof typeof styles>;

const heroStyles = { title: besideScrollToTop, words: besideScrollToTop } satisfies Styles;

/** Wide screens have the service areas beside the form. The labels of the map need that width. */
const formSectionStyle: Style = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
  [media.upToTablet]: { display: 'block' },
};

function ContactPage({ search }: PageProps) {
  const isEmergency = readContactQuery(search).urgency === 'emergency';
  // After an emergency link the form comes first. The first render decides the order, so that nothing moves later. The words
  // follow the address.
  const [isFormFirst] = useState(isEmergency);
  const classes = useStyles(styles, isFormFirst ? formFirst : undefined);
  return (
    <>
      {!isFormFirst && (
        <Hero name={contact.summary.name} title={contact.heading} lead={contact.lead} styles={heroStyles}>
          <ContactOptions />
        </Hero>
      )}
      <Section id={formTexts.anchor} titleId="request-form" style={formSectionStyle}>
        <div className={classes.form}>
          {/* The key makes React replace the words. React cannot change words that a translating browser has replaced. */}
          <FormHead key={String(isEmergency)} isFirst={isFormFirst} isEmergency={isEmergency} />
          <ContactForm />
        </div>
        <ServiceArea />
      </Section>
      <Section titleId="commitments">
        <ResponseCommitments />
      </Section>
      {isFormFirst && (
        <Section label={contact.otherWays}>
          <ContactOptions />
        </Section>
      )}
    </>
  );
}

const headStyles = {
  /** Lower than other page titles, so that the form begins in the first screen. */
  pageTitle: {
    ...typography.sideTitle,
    marginBottom: '16px',
    [media.lowWindow]: { ...typography.entryTitle, marginBottom: '6px' },
  },
  lead: { maxWidth: '42em', marginBottom: space.row, color: mutedColor },
} satisfies Styles;

const titleStyle: Style = { marginBottom: '14px' };

/** The title of the form, and what to know before filling it in. If the form comes first, this title is the page's title. */
function FormHead({ isFirst, isEmergency }: { isFirst: boolean; isEmergency: boolean }) {
  const classes = useStyles(headStyles);
  const title = isEmergency ? contact.emergency.heading : formTexts.heading;
  return (
    <>
      {isFirst ? (
        <h1 id="request-form" className={classes.pageTitle}>
          {isEmergency ? title : <HeadingWords name={contact.summary.name} title={title} />}
        </h1>
      ) : (
        <SectionTitle title={title} style={titleStyle} />
      )}
      {isEmergency ? <EmergencyStatement /> : <p className={classes.lead}>{formTexts.lead}</p>}
    </>
  );
}

const emergencyStyles = {
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 24px',
    paddingLeft: '14px',
    borderLeft: `8px solid ${color.red}`,
    marginBottom: space.row,
    [media.lowWindow]: { gap: '6px', paddingLeft: '8px', marginBottom: '8px' },
  },
  text: {
    flex: '1 1 300px',
    display: 'grid',
    gap: '4px',
    ...typography.text,
    [media.phone]: { ...typography.note, flexBasis: '200px' },
    [media.lowWindow]: { ...typography.small, display: 'block' },
  },
  danger: { fontWeight: 650 },
} satisfies Styles;

const callStyle: Style = { [media.phone]: { flexGrow: 1 }, [media.lowWindow]: { padding: '10px' } };

/** Says what else to do in an emergency, and how soon we respond. */
function EmergencyStatement() {
  const { phone } = useSite();
  const { danger, response } = contact.emergency;
  const classes = useStyles(emergencyStyles);
  return (
    <div className={classes.root}>
      <div className={classes.text}>
        <p className={classes.danger}>{danger}</p>
        <p>{response}</p>
      </div>
      {phone && (
        <ButtonLink href={telephoneLink(phone)} kind="emergency" style={callStyle}>
          Call <PhoneNumber />
        </ButtonLink>
      )}
    </div>
  );
}

const timeLetters = {
  ...asHeading('sideTitle'),
  fontWeight: 560,
  fontVariantNumeric: 'lining-nums proportional-nums',
} as const;

const commitmentStyles = {
  list: [wrapGrid.list, inFours],
  commitment: [
    wrapGrid.cell,
    // The column is as wide as the time, so that the dimension line measures the time.
    { display: 'grid', gridTemplateColumns: 'fit-content(100%)', alignContent: 'end' },
    besideScrollToTop,
  ],
  request: { order: 1, color: 'inherit' },
  time: timeLetters,
  emergencyTime: { ...timeLetters, color: color.red },
} satisfies Styles;

/** The response times, each on a dimension line with the kind of request. */
function ResponseCommitments() {
  const { heading: title, text } = contact.commitments;
  const classes = useStyles(commitmentStyles);
  return (
    <>
      <SectionHead name="Response commitments" title={title} style={besideScrollToTop}>
        {`${text} ${contact.hiring} `}
        <a href={hiring.link}>{hiring.title}</a>.
      </SectionHead>
      <dl className={classes.list}>
        {responseCommitments.map(({ request, time }, index) => (
          <div key={request} className={classes.commitment}>
            <dt className={classes.request}>
              <DimensionLine>{request}</DimensionLine>
            </dt>
            {/* The emergency comes first. */}
            <dd className={index === 0 ? classes.emergencyTime : classes.time}>{time}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export const { Component, summary, query } = {
  Component: ContactPage,
  summary: contact.summary,
  query: contactQuery,
} satisfies Page;
