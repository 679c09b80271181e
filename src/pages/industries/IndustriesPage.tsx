import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { Hero } from '../../components/Hero.tsx';
import { Section, SectionTitle } from '../../components/Section.tsx';
import { contactLink } from '../../content/company/contact-links.ts';
import { industriesOverview } from '../../content/pages/industries.ts';
import type { Page } from '../../page.ts';
import { visuallyHidden } from '../../theme.ts';
import { IndustryMatrix } from './IndustryMatrix.tsx';

function IndustriesPage() {
  const { summary, heading, lead, list, elsewhere } = industriesOverview;
  return (
    <>
      <Hero
        name={summary.name}
        title={heading}
        lead={lead}
        actions={
          <ButtonLink href={contactLink()} kind="solid">
            {list.action}
          </ButtonLink>
        }
      />
      <Section titleId="plants">
        <SectionTitle title={list.heading} style={visuallyHidden} />
        <IndustryMatrix titleId="plants" />
      </Section>
      <CallToAction
        title={elsewhere.heading}
        text={elsewhere.text}
        action={{ href: contactLink(), text: elsewhere.action }}
      />
    </>
  );
}

export const { Component, summary } = { Component: IndustriesPage, summary: industriesOverview.summary } satisfies Page;
