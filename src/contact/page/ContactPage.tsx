import { useState } from 'react';
import { Hero } from '../../components/Hero.tsx';
import { Section } from '../../components/Section.tsx';
import { contact } from '../../content/pages/contact.ts';
import { besideScrollToTop } from '../../layout/ScrollToTop.tsx';
import type { PageProps } from '../../page.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { media, space } from '../../theme.ts';
import { readContactQuery } from '../link.ts';
import { formTexts } from '../texts.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactOptions } from './ContactOptions.tsx';
import { FormHead } from './FormHead.tsx';
import { ResponseCommitments } from './ResponseCommitments.tsx';
import { ServiceArea } from './ServiceArea.tsx';

const styles = { form: [{ padding: `40px ${space.cell} 48px` }, besideScrollToTop] } satisfies Styles;

/** So that the form begins in the first screen. */
const formFirst = {
  form: { [media.upToTablet]: { paddingTop: '24px' }, [media.lowWindow]: { paddingTop: '8px' } },
} satisfies Styles<keyof typeof styles>;

const heroStyles = { title: besideScrollToTop, words: besideScrollToTop } satisfies Styles;

/** The service areas fit beside the form on wide screens only: the map's labels need the room. */
const formSectionStyles = {
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
    [media.upToTablet]: { display: 'block' },
  },
} satisfies Styles;

export function ContactPage({ search }: PageProps) {
  const isEmergency = readContactQuery(search).urgency === 'emergency';
  // After an emergency link the form comes first. This is decided once, so that nothing moves later; the words follow the address.
  const [isFormFirst] = useState(isEmergency);
  const classes = useStyles(styles, isFormFirst ? formFirst : undefined);
  return (
    <>
      {!isFormFirst && (
        <Hero name={contact.summary.name} title={contact.heading} lead={contact.lead} styles={heroStyles}>
          <ContactOptions />
        </Hero>
      )}
      <Section id={formTexts.anchor} titleId="request-form" styles={formSectionStyles}>
        <div className={classes.form}>
          {/* With a key, because a translating browser replaces the words, and React could not change them. */}
          <FormHead key={String(isEmergency)} id="request-form" isFirst={isFormFirst} isEmergency={isEmergency} />
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
