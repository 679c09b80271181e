import { safety } from '../../content/pages/safety.ts';
import type { Page } from '../../page.ts';
import { SafetyPage } from './SafetyPage.tsx';

export const page: Page = { summary: safety.summary, Component: SafetyPage };
