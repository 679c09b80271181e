import { home } from '../../content/pages/home.ts';
import type { Page } from '../../page.ts';
import { HomePage } from './HomePage.tsx';

export const page: Page = { summary: home.summary, Component: HomePage };
