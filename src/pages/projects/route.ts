import { projectsPage } from '../../content/pages/projects.ts';
import type { Page } from '../../page.ts';
import { ProjectsPage } from './ProjectsPage.tsx';

export const page: Page = { summary: projectsPage.summary, Component: ProjectsPage };
