import { terms } from '../../content/legal/terms.ts';
import type { Page } from '../../page.ts';
import { TermsPage } from './TermsPage.tsx';

export const page: Page = { summary: terms.summary, Component: TermsPage };
