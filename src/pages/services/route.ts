import { servicesOverview } from '../../content/services-overview.ts';
import type { Page } from '../../page.ts';
import { ServicesPage } from './ServicesPage.tsx';

export const page: Page = { summary: servicesOverview.summary, Component: ServicesPage };
