import alignmentSprite from 'drawings:alignment';
import serviceSprite from 'drawings:services';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { IndustryJobs } from '../../components/IndustryJobs.tsx';
import { SentenceGrid } from '../../components/SentenceGrid.tsx';
import { TableWithNote } from '../../components/TableWithNote.tsx';
import { StepTimeline } from './StepTimeline.tsx';
import { DrawingHero } from '../../components/DrawingHero.tsx';
import { CardGrid } from '../../components/CardGrid.tsx';
import { FaqSection } from '../../components/FaqSection.tsx';
import { Section } from '../../components/Section.tsx';
import { ToolsAndPreparation } from './ToolsAndPreparation.tsx';
import type { ServicePageContent, ServicePart } from '../../content/service-page-content.ts';
import { contactLink } from '../../content/contact-link.ts';

export function ServicePage({ slug, content }: { slug: string; content: ServicePageContent }) {
  const action = { href: contactLink({ service: slug }), text: 'Ask for a quote' };
  return (
    <>
      <DrawingHero
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
      </DrawingHero>
      {content.parts.map((part) => (
        <Section
          key={part}
          labelledBy={part === 'preparation' ? 'tools prepare' : part}
          ground={part === content.inkPart ? 'ink' : 'paper'}
        >
          {parts[part](content)}
        </Section>
      ))}
      <FaqSection title="Questions planners ask" questions={content.questions} />
      <CallToAction title={content.closing.heading} text={content.closing.text} action={action} />
    </>
  );
}

/** Each part of the page from its content; the heading of a part has the part's name as its id. */
const parts: Readonly<Record<ServicePart, (content: ServicePageContent) => ReactNode>> = {
  signs: ({ callWhen }) => (
    <SentenceGrid id="signs" title="Signs that it is time" columns={4} lines={callWhen} marks="flags" />
  ),
  scope: ({ scope }) => <CardGrid id="scope" title="What the work includes" columns={3} points={scope} />,
  figures: ({ figures }) => <TableWithNote id="figures" table={figures} />,
  steps: ({ steps, stepsAs }) =>
    stepsAs === 'line' ? (
      <StepTimeline id="steps" title="How the job goes" steps={steps} />
    ) : (
      <CardGrid id="steps" title="How the job goes" columns={4} points={steps} marks="steps" />
    ),
  preparation: ({ tools, prepare }) => <ToolsAndPreparation tools={tools} prepare={prepare} />,
  handover: ({ handover }) => (
    <SentenceGrid id="handover" title="What you keep" columns={4} lines={handover} marks="sheets" />
  ),
  industries: ({ industries }) => (
    <IndustryJobs id="industries" title="Where it is asked for most" columns={4} jobs={industries} />
  ),
};

/** The plate's drawing. Across the whole sheet stands the alignment plate, on phones what lies between its two lasers. */
function drawings(slug: string, { plate }: ServicePageContent): { drawing: ReactNode; phoneDrawing?: ReactNode } {
  if (plate === 'narrow') return { drawing: <Drawing sprite={serviceSprite} name={slug} crop={[2, 0, 226, 220]} /> };
  if (plate !== 'wide') return { drawing: <Drawing sprite={serviceSprite} name={slug} /> };
  return {
    drawing: (
      <Drawing
        sprite={alignmentSprite}
        name="shaft-alignment"
        label="Motor and pump on one base, with laser heads on both hubs of the coupling; detail A shows offset and gap between the shafts"
      />
    ),
    phoneDrawing: <Drawing sprite={alignmentSprite} name="shaft-alignment" crop={[446, 186, 232, 250]} />,
  };
}
