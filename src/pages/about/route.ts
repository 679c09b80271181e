import { about } from '../../content/pages/about.ts';
import type { Page } from '../../page.ts';
import { AboutPage } from './AboutPage.tsx';

export const page: Page = { summary: about.summary, Component: AboutPage };
