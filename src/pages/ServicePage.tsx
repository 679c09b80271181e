import alignmentSheet from 'drawings:alignment';
import serviceSheet from 'drawings:services';
import type { ReactNode } from 'react';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { CallToAction } from '../components/CallToAction.tsx';
import { Drawing } from '../components/Drawing.tsx';
import { IndustryJobs } from '../components/IndustryJobs.tsx';
import { LineCells } from '../components/LineCells.tsx';
import { NotedTable } from '../components/NotedTable.tsx';
import { OperationSteps } from '../components/OperationSteps.tsx';
import { PlateHead } from '../components/PlateHead.tsx';
import { PointCells } from '../components/PointCells.tsx';
import { QuestionsSection } from '../components/QuestionsSection.tsx';
import { Section } from '../components/Section.tsx';
import { ToolsAndPreparation } from '../components/ToolsAndPreparation.tsx';
import type { ServicePageContent, ServicePart } from '../content/service-page-content.ts';
import { contactLink } from '../lib/contact-link.ts';
import type { Page } from './page.ts';

/** The page of a service. Its slug is also its value in the contact form and the name of its drawing. */
export function createPage(slug: string, content: ServicePageContent): Page {
  return {
    summary: content.summary,
    Content: () => <ServiceSheet slug={slug} content={content} />,
    facts: { serviceLead: content.lead, questions: content.questions },
  };
}

function ServiceSheet({ slug, content }: { slug: string; content: ServicePageContent }) {
  const action = { href: contactLink({ service: slug }), text: 'Ask for a quote' };
  return (
    <>
      <PlateHead
        title={content.heading}
        lead={content.lead}
        plate={content.plate}
        titleBlock={content.titleBlock}
        {...drawings(slug, content)}
      >
        <ButtonLink href={action.href} kind="solid">
          {action.text}
        </ButtonLink>
        <ButtonLink href="#figures">See the figures</ButtonLink>
      </PlateHead>
      {content.parts.map((part) => (
        <Section
          key={part}
          labelledBy={part === 'preparation' ? 'tools prepare' : part}
          ground={part === content.inkPart ? 'ink' : 'paper'}
        >
          {parts[part](content)}
        </Section>
      ))}
      <QuestionsSection title="Questions planners ask" questions={content.questions} />
      <CallToAction title={content.closing.heading} text={content.closing.text} action={action} />
    </>
  );
}

/** Each part of the page from its content; the heading of a part has the part's name as its id. */
const parts: Readonly<Record<ServicePart, (content: ServicePageContent) => ReactNode>> = {
  signs: ({ callWhen }) => (
    <LineCells id="signs" title="Signs that it is time" columns={4} lines={callWhen} marks="flags" />
  ),
  scope: ({ scope }) => <PointCells id="scope" title="What the work includes" columns={3} points={scope} />,
  figures: ({ figures }) => <NotedTable id="figures" table={figures} />,
  steps: ({ steps, stepsAs }) =>
    stepsAs === 'line' ? (
      <OperationSteps id="steps" title="How the job goes" steps={steps} />
    ) : (
      <PointCells id="steps" title="How the job goes" columns={4} points={steps} marks="steps" />
    ),
  preparation: ({ tools, prepare }) => <ToolsAndPreparation tools={tools} prepare={prepare} />,
  handover: ({ handover }) => (
    <LineCells id="handover" title="What you keep" columns={4} lines={handover} marks="sheets" />
  ),
  industries: ({ industries }) => (
    <IndustryJobs id="industries" title="Where it is asked for most" columns={4} jobs={industries} />
  ),
};

/** The plate's drawing. Across the whole sheet stands the alignment plate, on phones what lies between its two lasers. */
function drawings(slug: string, { plate }: ServicePageContent): { drawing: ReactNode; phoneDrawing?: ReactNode } {
  if (plate === 'narrow') return { drawing: <Drawing sheet={serviceSheet} name={slug} crop={[2, 0, 226, 220]} /> };
  if (plate !== 'wide') return { drawing: <Drawing sheet={serviceSheet} name={slug} /> };
  return {
    drawing: (
      <Drawing
        sheet={alignmentSheet}
        name="shaft-alignment"
        label="Motor and pump on one base, with laser heads on both hubs of the coupling; detail A shows offset and gap between the shafts"
      />
    ),
    phoneDrawing: <Drawing sheet={alignmentSheet} name="shaft-alignment" crop={[446, 186, 232, 250]} />,
  };
}
