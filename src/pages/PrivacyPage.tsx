import { LegalSheet } from '../components/LegalSheet.tsx';
import { privacy } from '../content/legal/privacy.ts';
import type { Page } from './page.ts';

export const page: Page = { summary: privacy.summary, Content: PrivacyPage };

function PrivacyPage() {
  return <LegalSheet text={privacy} />;
}
