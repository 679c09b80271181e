import serviceSprite from 'drawings:shared/services';
import { Fragment, type ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { CellGrid, SentenceGrid } from '../../components/CellGrid.tsx';
import { TableWithNote } from '../../components/DataTable.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { FaqSection } from '../../components/Faq.tsx';
import { Hero } from '../../components/Hero.tsx';
import { IndustryJobs } from '../../components/IndustryJobs.tsx';
import { Section } from '../../components/Section.tsx';
import { contactLink } from '../../content/company/contact-links.ts';
import { linkNames } from '../../content/company/link-names.ts';
import type { ServicePageContent } from '../../content/services/service-page.ts';
import { layoutOf, type ServiceSection } from './service-layouts.tsx';
import { StepTimeline } from './StepTimeline.tsx';
import { ToolsAndPreparation } from './ToolsAndPreparation.tsx';

interface ServicePageProps {
  content: ServicePageContent;
  /** An additional section after the figures. */
  tool?: ReactNode;
}

export function ServicePage({ content, tool }: ServicePageProps) {
  const { slug, title, option } = content.service;
  const layout = layoutOf(slug);
  const drawing = typeof layout.drawing === 'function' ? layout.drawing(content.figures) : layout.drawing;
  const ground = (section: ServiceSection) => (section === layout.dark ? 'ink' : undefined);
  const action = { href: contactLink({ service: option }), text: linkNames.quote };

  // The layout places these two.
  const figures = (
    <Fragment key="figures">
      <Section titleId="figures" ground={ground('figures')}>
        <TableWithNote titleId="figures" table={content.figures} />
      </Section>
      {tool}
    </Fragment>
  );
  const signs = (
    <Section key="signs" titleId="signs" ground={ground('signs')}>
      <SentenceGrid title="Signs it’s time to call" lines={content.callWhen} marks="flags" />
    </Section>
  );

  return (
    <>
      <Hero
        overview="/services"
        name={title}
        title={content.heading}
        lead={content.lead}
        arrangement={layout.arrangement}
        titleBlock={content.titleBlock}
        drawing={drawing ?? <Drawing sprite={serviceSprite} name={option} />}
        actions={
          <>
            <ButtonLink href={action.href} kind="solid">
              {action.text}
            </ButtonLink>{' '}
            <ButtonLink href="#figures">{content.figuresLink}</ButtonLink>
          </>
        }
      />
      {layout.first.map((section) => (section === 'figures' ? figures : signs))}
      <Section titleId="scope" ground={ground('scope')}>
        <CellGrid title="What the work includes" columns={3} cells={content.scope} />
      </Section>
      <Section titleId="steps" ground={ground('steps')}>
        {layout.steps === 'line' ? (
          <StepTimeline steps={content.steps} />
        ) : (
          <CellGrid name="Process" title="How the job runs" columns={4} cells={content.steps} marks="steps" />
        )}
      </Section>
      {!layout.first.includes('figures') && figures}
      <Section titleId="tools prepare" ground={ground('preparation')}>
        <ToolsAndPreparation tools={content.tools} prepare={content.prepare} />
      </Section>
      {!layout.first.includes('signs') && signs}
      <Section titleId="handover" ground={ground('handover')}>
        <SentenceGrid title="Records you get" lines={content.handover} marks="sheets" />
      </Section>
      <Section titleId="industries" ground={ground('industries')}>
        <IndustryJobs title="Typical jobs by industry" jobs={content.industries} />
      </Section>
      <FaqSection hiringLink title="Questions planners ask" questions={content.questions} />
      <CallToAction title={content.closing.heading} text={content.closing.text} action={action} />
    </>
  );
}
