import { useState } from 'react';
import { Hero } from '../../components/Hero.tsx';
import { Section } from '../../components/Section.tsx';
import { contact, formTexts } from '../../content/contact.ts';
import type { PageProps } from '../../page.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { media, quiet, size, space } from '../../theme.ts';
import { readContactQuery } from './contact-query.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactOptions } from './ContactOptions.tsx';
import { ResponseCommitments } from './ResponseCommitments.tsx';
import { ServiceArea } from './ServiceArea.tsx';

/** Keeps a strip at the right on narrow screens, so that the scroll-to-top button covers nothing of the form. */
const style: Style = {
  '@media screen and (max-width: 820px)': {
    '& > section': {
      marginRight: size.target,
      '&::after': { content: 'counter(section, upper-alpha) / ""', width: size.target },
    },
  },
};

/** The service areas fit beside the form on wide screens only: the map's labels need the room. */
const formSectionStyle: Style = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
  '& > div': { padding: `40px ${space.cell} 48px` },
  '& > div > h2': { marginBottom: '14px' },
  '& > div > p': { maxWidth: '42em', marginBottom: space.row, color: quiet },
  [media.belowDesktop]: { display: 'block' },
};

export function ContactPage({ search = '' }: PageProps) {
  // After an emergency link the form comes first. This is decided once, so that nothing moves later.
  const [isEmergency] = useState(() => readContactQuery(search).urgency === 'emergency');
  return (
    <div className={useStyle(style)}>
      <Hero name={contact.summary.name} title={contact.heading} lead={contact.lead}>
        {!isEmergency && <ContactOptions />}
      </Hero>
      <Section id={formTexts.anchor} labelledBy="request-form" style={formSectionStyle}>
        <div>
          <h2 id="request-form">{formTexts.heading}</h2>
          <p>{formTexts.lead}</p>
          <ContactForm search={search} />
        </div>
        <ServiceArea />
      </Section>
      <Section labelledBy="commitments">
        <ResponseCommitments />
      </Section>
      {isEmergency && (
        <Section label="Other ways to reach us">
          <ContactOptions />
        </Section>
      )}
    </div>
  );
}
