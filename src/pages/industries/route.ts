import { industriesOverview } from '../../content/pages/industries.ts';
import type { Page } from '../../page.ts';
import { IndustriesPage } from './IndustriesPage.tsx';

export const page: Page = { summary: industriesOverview.summary, Component: IndustriesPage };
