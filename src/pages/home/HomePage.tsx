import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { EmergencyButton } from '../../components/EmergencyButton.tsx';
import { Figures } from '../../components/Figures.tsx';
import { Hero } from '../../components/Hero.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { claims } from '../../content/company/claims.ts';
import { company } from '../../content/company/company.ts';
import { contactLink } from '../../content/company/contact-links.ts';
import { practice } from '../../content/company/practice.ts';
import { testimonials } from '../../content/company/testimonials.ts';
import { industries } from '../../content/industries/industries.ts';
import { home } from '../../content/pages/home.ts';
import { services } from '../../content/services/services.ts';
import type { Page } from '../../page.ts';
import { IndustryTiles } from './IndustryTiles.tsx';
import { PlantDrawing } from './PlantDrawing.tsx';
import { ServiceCards } from './ServiceCards.tsx';
import { Testimonials } from './Testimonials.tsx';

function HomePage() {
  return (
    <>
      {/* The promise, both links to the form, and a drawing with a number per service. */}
      <Hero
        name={home.summary.name}
        title={home.heading}
        lead={home.lead}
        actions={
          <>
            <EmergencyButton>{home.actions.emergency}</EmergencyButton>{' '}
            <ButtonLink href={contactLink()}>{home.actions.quote}</ButtonLink>
          </>
        }
        drawing={<PlantDrawing />}
        titleBlock={[
          ['Based in', `${company.address.town}, ${company.address.state}`],
          ['Tolerance', `${claims.alignmentTolerance} in`],
          ['Lifting', practice.lifting],
          ['Emergency', `under ${claims.emergencyResponse.text}`],
        ]}
      />
      <Section label="In numbers">
        <Figures figures={home.highlights} />
      </Section>
      <Section titleId="services">
        <SectionHead title={home.services.heading}>{home.services.lead}</SectionHead>
        <ServiceCards services={services} />
      </Section>
      <Section titleId="industries">
        <SectionHead name="Industries" title={home.industries.heading}>
          {home.industries.lead}
        </SectionHead>
        <IndustryTiles industries={industries} />
      </Section>
      <Section titleId="testimonials">
        <SectionHead name="Testimonials" title={home.testimonials.heading} />
        <Testimonials testimonials={testimonials} />
      </Section>
      <CallToAction title={home.callToAction.heading} text={home.callToAction.text} />
    </>
  );
}

export const { Component, summary } = { Component: HomePage, summary: home.summary } satisfies Page;
