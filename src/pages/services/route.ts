import { servicesOverview } from '../../content/pages/services.ts';
import type { Page } from '../../page.ts';
import { ServicesPage } from './ServicesPage.tsx';

export const page: Page = { summary: servicesOverview.summary, Component: ServicesPage };
