import { css } from '@emotion/react';
import { useState } from 'react';
import { ContactForm } from './ContactForm.tsx';
import { ContactOptions } from './ContactOptions.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { ResponseCommitments } from './ResponseCommitments.tsx';
import { Section } from '../../components/Section.tsx';
import { ServiceArea } from './ServiceArea.tsx';
import { useStyle } from '../../useStyle.ts';
import { contact, formTexts } from '../../content/contact.ts';
import { readContactQuery } from './contact-query.ts';
import { color, heading, media, size } from '../../theme.ts';
import type { PageProps } from '../../page.ts';

/** Narrow screens get the strip of letters at the right again, so that the scroll-to-top button covers nothing of the form. */
const style = css({
  [media.narrow]: {
    '& > section': {
      gridTemplateColumns: `minmax(0, 1fr) ${size.target}`,
      '&::after': { content: 'counter(section, upper-alpha) / ""' },
    },
  },
  [media.phone]: { '& section h1': { fontSize: 'clamp(38px, 12.2vw, 70px)' } },
});

/** The service areas fit beside the form on wide screens only: the map's labels need the room. */
const formSectionStyle = css({
  display: 'grid',
  gridTemplateColumns: '8fr 4fr',
  [media.belowDesktop]: { display: 'block' },
});

const formColumnStyle = css({
  minWidth: 0,
  padding: `40px ${size.cell} 48px`,
  '& > h2': { ...heading, marginBottom: '14px', fontSize: 'clamp(46px, 4.8vw, 68px)' },
  '& > p': { maxWidth: '42em', marginBottom: '36px', color: color.steel7 },
  [media.phone]: { padding: `36px ${size.cellPhone} 40px`, '& > p': { marginBottom: '28px' } },
});

export function ContactPage({ search = '' }: PageProps) {
  // After an emergency link the form comes first. This is decided once, so that nothing moves later.
  const [isEmergency] = useState(() => readContactQuery(search).urgency === 'emergency');
  return (
    <div className={useStyle(style)}>
      <Section label="Introduction">
        <PageHeading name={contact.summary.name} title={contact.heading} lead={contact.lead} />
        {!isEmergency && <ContactOptions />}
      </Section>
      <Section id={formTexts.anchor} labelledBy="request-form" className={useStyle(formSectionStyle)}>
        <div className={useStyle(formColumnStyle)}>
          <h2 id="request-form">{formTexts.heading}</h2>
          <p>{formTexts.lead}</p>
          <ContactForm search={search} />
        </div>
        <ServiceArea id="service-area" />
      </Section>
      <Section labelledBy="commitments">
        <ResponseCommitments id="commitments" />
      </Section>
      {isEmergency && (
        <Section label="Other ways to reach us">
          <ContactOptions />
        </Section>
      )}
    </div>
  );
}
