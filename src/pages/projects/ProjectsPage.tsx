import { CallToAction } from '../../components/CallToAction.tsx';
import { ProjectStats } from './ProjectStats.tsx';
import { ProjectIndex } from './ProjectIndex.tsx';
import { CaseStudy } from './CaseStudy.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { Section } from '../../components/Section.tsx';
import { claims } from '../../content/claims.ts';
import { projects, projectsPage } from '../../content/projects.ts';

export function ProjectsPage() {
  return (
    <>
      <Section label="Index of the case sheets">
        <PageHeading name={projectsPage.summary.name} title={projectsPage.heading} lead={projectsPage.lead} />
        <div className="ink">
          <ProjectIndex />
        </div>
      </Section>
      <Section label="In figures">
        <ProjectStats />
      </Section>
      {projects.map((project, index) => (
        <CaseStudy key={project.drawing} project={project} place={`${index + 1} of ${projects.length}`} />
      ))}
      <CallToAction
        title="Have a machine like one of these?"
        text={`Send its nameplate, a photograph and the last vibration report. A proposal with scope and sequence follows in ${claims.proposalTime.text}.`}
      />
    </>
  );
}
