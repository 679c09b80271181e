import { resources } from '../../content/pages/resources.ts';
import type { Page } from '../../page.ts';
import { ResourcesPage } from './ResourcesPage.tsx';

export const page: Page = { summary: resources.summary, Component: ResourcesPage };
