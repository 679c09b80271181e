import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { Figures } from '../../components/Figures.tsx';
import { Hero } from '../../components/Hero.tsx';
import { NumberedList } from '../../components/NumberedList.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { contactLink } from '../../content/company/contact-links.ts';
import { resources } from '../../content/pages/resources.ts';
import type { Page } from '../../page.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { rule } from '../../theme.ts';
import { GuideList } from './GuideList.tsx';
import { ToolTable } from './ToolTable.tsx';

const styles = {
  figures: { borderTop: rule.frame },
} satisfies Styles;

function ResourcesPage() {
  const classes = useStyles(styles);
  const { guides, tools, whyUs, callToAction } = resources;
  const [request, talk] = callToAction.actions;
  return (
    <>
      <Hero
        name={resources.summary.name}
        title={resources.heading}
        lead={resources.lead}
        actions={
          <ButtonLink href="#service-guides" kind="solid">
            {guides.heading}
          </ButtonLink>
        }
      >
        <div className={classes.figures}>
          <Figures figures={resources.stats} />
        </div>
      </Hero>
      <Section id="service-guides" titleId="guides">
        <SectionHead title={guides.heading}>
          {`${guides.lead} `}
          <a href={contactLink()}>{guides.link}</a>.
        </SectionHead>
        <GuideList />
      </Section>
      <Section titleId="tools">
        <SectionHead name="Tools" title={tools.heading}>
          {tools.lead}
        </SectionHead>
        <ToolTable />
      </Section>
      <Section titleId="why-us">
        <SectionHead name="Why us" title={whyUs.heading} />
        <NumberedList notes={whyUs.points} />
      </Section>
      <CallToAction
        title={callToAction.heading}
        text={
          <>
            {`${callToAction.text} `}
            <a href={contactLink()}>{callToAction.link}</a>.
          </>
        }
      >
        <Button kind="amber">{request}</Button> <Button>{talk}</Button>
      </CallToAction>
    </>
  );
}

export const { Component, summary } = { Component: ResourcesPage, summary: resources.summary } satisfies Page;
