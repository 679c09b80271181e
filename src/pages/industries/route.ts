import { industriesOverview } from '../../content/industries-overview.ts';
import type { Page } from '../../page.ts';
import { IndustriesPage } from './IndustriesPage.tsx';

export const page: Page = { summary: industriesOverview.summary, Component: IndustriesPage };
