import { useState } from 'react';
import { HeadingWords } from '../../components/HeadingWords.tsx';
import { Hero } from '../../components/Hero.tsx';
import { besideScrollToTop } from '../../components/layouts.ts';
import { Section, SectionTitle } from '../../components/Section.tsx';
import { contact } from '../../content/pages/contact.ts';
import type { Page, PageProps } from '../../page.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { media, mutedColor, space, typography } from '../../theme.ts';
import { contactQuery, readContactQuery } from '../addresses.ts';
import { formTexts } from '../texts.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactOptions } from './ContactOptions.tsx';
import { EmergencyStatement } from './EmergencyStatement.tsx';
import { ResponseCommitments } from './ResponseCommitments.tsx';
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

export const { Component, summary, query } = {
  Component: ContactPage,
  summary: contact.summary,
  query: contactQuery,
} satisfies Page;
