import { CallToAction } from '../components/CallToAction.tsx';
import { CaseFigures } from '../components/CaseFigures.tsx';
import { CaseIndex } from '../components/CaseIndex.tsx';
import { CaseSheet } from '../components/CaseSheet.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Section } from '../components/Section.tsx';
import { responseCommitments } from '../content/company.ts';
import { projects, projectsPage } from '../content/projects.ts';
import type { Page } from './page.ts';

export const page: Page = { summary: projectsPage.summary, Content: ProjectsPage };

const [, , , proposals] = responseCommitments;

function ProjectsPage() {
  return (
    <>
      <Section label="Index of the case sheets">
        <PageHead title={projectsPage.heading} lead={projectsPage.lead} />
        <div className="ink">
          <CaseIndex />
        </div>
      </Section>
      <Section label="In figures">
        <CaseFigures />
      </Section>
      {projects.map((project, index) => (
        <CaseSheet key={project.drawing} project={project} sheet={`${index + 1} of ${projects.length}`} />
      ))}
      <CallToAction
        title="Have a machine like one of these?"
        text={`Send its nameplate, a photograph and the last vibration report. A proposal with scope and sequence follows in ${proposals.time}.`}
      />
    </>
  );
}
