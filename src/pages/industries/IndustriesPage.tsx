import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { Hero } from '../../components/Hero.tsx';
import { PageIndex } from '../../components/PageIndex.tsx';
import { Section, SectionTitle } from '../../components/Section.tsx';
import { contactLink } from '../../contact-form/link.ts';
import { industries } from '../../content/industries/industries.ts';
import { industriesOverview } from '../../content/pages/industries.ts';
import type { Styles } from '../../styles/useStyles.ts';
import { visuallyHidden } from '../../theme.ts';
import { IndustryCards } from './IndustryCards.tsx';

const childStyles = { title: { root: visuallyHidden } } satisfies Record<string, Styles>;

export function IndustriesPage() {
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
      >
        <PageIndex
          label="Industries on this page"
          entries={industries.map(({ slug, title }) => ({ id: slug, title }))}
        />
      </Hero>
      <Section titleId="plants">
        <SectionTitle title={list.heading} styles={childStyles.title} />
        <IndustryCards />
      </Section>
      <CallToAction
        title={elsewhere.heading}
        text={elsewhere.text}
        action={{ href: contactLink(), text: elsewhere.action }}
      />
    </>
  );
}
