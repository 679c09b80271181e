import { home } from '../../content/home.ts';
import type { Page } from '../../page.ts';
import { HomePage } from './HomePage.tsx';

export const page: Page = { summary: home.summary, Component: HomePage };
