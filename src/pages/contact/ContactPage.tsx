import { useState } from 'react';
import { Hero } from '../../components/Hero.tsx';
import { Section, SectionTitle } from '../../components/Section.tsx';
import { readContactQuery } from '../../contact-form/link.ts';
import { formTexts } from '../../contact-form/texts.ts';
import { contact } from '../../content/pages/contact.ts';
import type { PageProps } from '../../page.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { media, quiet, size, space } from '../../theme.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactOptions } from './ContactOptions.tsx';
import { ResponseCommitments } from './ResponseCommitments.tsx';
import { ServiceArea } from './ServiceArea.tsx';

/** Keeps a strip at the right on narrow screens, so that the scroll-to-top button covers nothing of the form. */
const stripStyle: Style = {
  '@media screen and (max-width: 820px)': {
    marginRight: size.target,
    '&::after': { content: 'counter(section, upper-alpha) / ""', width: size.target },
  },
};

const heroStyles = { section: stripStyle };

/** The service areas fit beside the form on wide screens only: the map's labels need the room. */
const formSectionStyle: Style = [
  stripStyle,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
    [media.belowDesktop]: { display: 'block' },
  },
];

const formStyle: Style = { padding: `40px ${space.cell} 48px` };
const titleStyle: Style = { marginBottom: '14px' };
const leadStyle: Style = { maxWidth: '42em', marginBottom: space.row, color: quiet };

export function ContactPage({ search }: PageProps) {
  // After an emergency link the form comes first. This is decided once, so that nothing moves later.
  const [isEmergency] = useState(() => readContactQuery(search).urgency === 'emergency');
  return (
    <>
      <Hero name={contact.summary.name} title={contact.heading} lead={contact.lead} styles={heroStyles}>
        {!isEmergency && <ContactOptions />}
      </Hero>
      <Section id={formTexts.anchor} titleId="request-form" style={formSectionStyle}>
        <div className={useStyle(formStyle)}>
          <SectionTitle title={formTexts.heading} style={titleStyle} />
          <p className={useStyle(leadStyle)}>{formTexts.lead}</p>
          <ContactForm />
        </div>
        <ServiceArea />
      </Section>
      <Section titleId="commitments" style={stripStyle}>
        <ResponseCommitments />
      </Section>
      {isEmergency && (
        <Section label="Other ways to reach us" style={stripStyle}>
          <ContactOptions />
        </Section>
      )}
    </>
  );
}
