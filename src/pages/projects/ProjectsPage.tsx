import { CallToAction } from '../../components/CallToAction.tsx';
import { Figures } from '../../components/Figures.tsx';
import { Hero } from '../../components/Hero.tsx';
import { Section } from '../../components/Section.tsx';
import { claims } from '../../content/company/claims.ts';
import { projects, projectsPage } from '../../content/pages/projects.ts';
import type { Page } from '../../page.ts';
import { CaseStudy } from './CaseStudy.tsx';
import { ProjectIndex } from './ProjectIndex.tsx';

function ProjectsPage() {
  return (
    <>
      <Hero
        label="Index of the cases"
        name={projectsPage.summary.name}
        title={projectsPage.heading}
        lead={projectsPage.lead}
      >
        <ProjectIndex />
      </Hero>
      <Section label="In numbers">
        <Figures arrangement="words" figures={projectsPage.stats} />
      </Section>
      {projects.map((project, index) => (
        <CaseStudy key={project.drawing} project={project} sheet={`${index + 1} of ${projects.length}`} />
      ))}
      <CallToAction
        title="Have a machine like one of these?"
        text={`Send us the nameplate, a photo and the last vibration report. You get a proposal with scope and sequence in ${claims.proposalTime.text}.`}
      />
    </>
  );
}

export const { Component, summary } = { Component: ProjectsPage, summary: projectsPage.summary } satisfies Page;
