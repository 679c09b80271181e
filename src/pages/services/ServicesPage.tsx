import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { EmergencyButton } from '../../components/EmergencyButton.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { ProcessSteps } from './ProcessSteps.tsx';
import { SafetyStats } from '../../components/SafetyStats.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { ServiceIndex } from './ServiceIndex.tsx';
import { ServiceDetailCards } from './ServiceDetailCards.tsx';
import { services } from '../../content/services.ts';
import { servicesOverview } from '../../content/services-overview.ts';
import { contactLink } from '../../content/contact-link.ts';

export function ServicesPage() {
  const { summary, heading, lead, actions, list, process, safety } = servicesOverview;
  return (
    <>
      <Section label="Introduction">
        <PageHeading name={summary.name} title={heading} lead={lead}>
          <EmergencyButton>{actions.emergency}</EmergencyButton>
          <ButtonLink href={contactLink()}>{actions.quote}</ButtonLink>
        </PageHeading>
        <ServiceIndex services={services} />
      </Section>
      <Section labelledBy="scope">
        <SectionHead id="scope" title={list.heading}>
          {list.lead}
        </SectionHead>
        <ServiceDetailCards featuresLabel={list.featuresLabel} industriesLabel={list.industriesLabel} />
      </Section>
      <Section labelledBy="process">
        <SectionHead id="process" name="Process" title={process.heading}>
          {process.lead}
        </SectionHead>
        <ProcessSteps steps={process.steps} youDoLabel={process.youDoLabel} />
      </Section>
      <Section labelledBy="safety">
        <SectionHead id="safety" title={safety.heading}>
          {safety.text}
        </SectionHead>
        <SafetyStats stats={safety.stats} />
      </Section>
      <CallToAction
        title="Not sure which of the nine?"
        text="Describe the machine and what it does wrong. A millwright reads it and says which service it is, or which two."
        action={{ href: contactLink(), text: actions.quote }}
      />
    </>
  );
}
