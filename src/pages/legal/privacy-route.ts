import { privacy } from '../../content/legal/privacy.ts';
import type { Page } from '../../page.ts';
import { PrivacyPage } from './PrivacyPage.tsx';

export const page: Page = { summary: privacy.summary, Component: PrivacyPage };
