import { CallToAction } from '../../components/CallToAction.tsx';
import { Figures } from '../../components/Figures.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { testimonials } from '../../content/company/testimonials.ts';
import { industries } from '../../content/industries/industries.ts';
import { home } from '../../content/pages/home.ts';
import { services } from '../../content/services/services.ts';
import { HomeHero } from './HomeHero.tsx';
import { IndustryTiles } from './IndustryTiles.tsx';
import { ServiceCards } from './ServiceCards.tsx';
import { Testimonials } from './Testimonials.tsx';

export function HomePage() {
  return (
    <>
      <HomeHero />
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
