import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { EmergencyButton } from '../../components/EmergencyButton.tsx';
import { FaqSection } from '../../components/Faq.tsx';
import { Hero } from '../../components/Hero.tsx';
import { SafetyFigures } from '../../components/SafetyFigures.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { contactLink } from '../../content/company/contact-links.ts';
import { hiring } from '../../content/company/hiring.ts';
import { servicesOverview } from '../../content/pages/services.ts';
import type { Page } from '../../page.ts';
import { ProcessSteps } from './ProcessSteps.tsx';
import { ServiceDetailCards } from './ServiceDetailCards.tsx';
import { ServiceIndex } from './ServiceIndex.tsx';

function ServicesPage() {
  const { summary, heading, lead, actions, list, process, safety } = servicesOverview;
  return (
    <>
      <Hero
        name={summary.name}
        title={heading}
        lead={lead}
        actions={
          <>
            <EmergencyButton>{actions.emergency}</EmergencyButton>{' '}
            <ButtonLink href={contactLink()}>{actions.quote}</ButtonLink>
          </>
        }
      >
        <ServiceIndex />
      </Hero>
      <Section titleId="scope">
        <SectionHead title={list.heading}>{list.lead}</SectionHead>
        <ServiceDetailCards />
      </Section>
      <Section titleId="process">
        <SectionHead name="Process" title={process.heading}>
          {process.lead}
        </SectionHead>
        <ProcessSteps />
      </Section>
      <Section titleId="safety">
        <SectionHead title={safety.heading}>{safety.text}</SectionHead>
        <SafetyFigures stats={safety.stats} />
      </Section>
      <FaqSection title={hiring.title} questions={hiring.questions} />
      <CallToAction
        title="Not sure which of the nine?"
        text="Tell us the machine and what it’s doing wrong. A millwright will tell you which service it needs, or which two."
        action={{ href: contactLink(), text: actions.quote }}
      />
    </>
  );
}

export const { Component, summary } = { Component: ServicesPage, summary: servicesOverview.summary } satisfies Page;
