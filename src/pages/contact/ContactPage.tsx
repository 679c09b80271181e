import { useState } from 'react';
import { Hero } from '../../components/Hero.tsx';
import { Section } from '../../components/Section.tsx';
import { readContactQuery } from '../../contact-form/link.ts';
import { formTexts } from '../../contact-form/texts.ts';
import { contact } from '../../content/pages/contact.ts';
import type { PageProps } from '../../page.ts';
import { useStyle, type Style, type Styles } from '../../styles/useStyle.ts';
import { media, mediaQuery, onScreen, size, space } from '../../theme.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactOptions } from './ContactOptions.tsx';
import { FormHead } from './FormHead.tsx';
import { ResponseCommitments } from './ResponseCommitments.tsx';
import { ServiceArea } from './ServiceArea.tsx';

/** Keeps a strip at the right on narrow screens, so that the scroll-to-top button covers nothing of the form. */
const stripStyle: Style = {
  [onScreen(mediaQuery.upToUprightTablet)]: {
    marginRight: size.target,
    '&::after': { content: 'counter(section, upper-alpha) / ""', width: size.target },
  },
};

const childStyles = {
  hero: { root: stripStyle },
  strip: { root: stripStyle },
  /** The service areas fit beside the form on wide screens only: the map's labels need the room. */
  formSection: {
    root: [
      stripStyle,
      {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
        [media.upToTablet]: { display: 'block' },
      },
    ],
  },
} satisfies Record<string, Styles>;

const formStyle: Style = { padding: `40px ${space.cell} 48px` };

/** So that the form begins in the first screen. */
const firstFormStyle: Style = {
  [media.upToTablet]: { paddingTop: '24px' },
  [media.lowWindow]: { paddingTop: '8px' },
};

export function ContactPage({ search }: PageProps) {
  const isEmergency = readContactQuery(search).urgency === 'emergency';
  // After an emergency link the form comes first. This is decided once, so that nothing moves later; the words follow the address.
  const [isFormFirst] = useState(isEmergency);
  return (
    <>
      {!isFormFirst && (
        <Hero name={contact.summary.name} title={contact.heading} lead={contact.lead} styles={childStyles.hero}>
          <ContactOptions />
        </Hero>
      )}
      <Section id={formTexts.anchor} titleId="request-form" styles={childStyles.formSection}>
        <div className={useStyle(formStyle, isFormFirst ? firstFormStyle : undefined)}>
          {/* With a key, because a translating browser replaces the words, and React could not change them. */}
          <FormHead key={String(isEmergency)} id="request-form" isFirst={isFormFirst} isEmergency={isEmergency} />
          <ContactForm />
        </div>
        <ServiceArea />
      </Section>
      <Section titleId="commitments" styles={childStyles.strip}>
        <ResponseCommitments />
      </Section>
      {isFormFirst && (
        <Section label={contact.otherWays} styles={childStyles.strip}>
          <ContactOptions />
        </Section>
      )}
    </>
  );
}
