import { LegalSheet } from '../components/LegalSheet.tsx';
import { terms } from '../content/legal/terms.ts';
import type { Page } from './page.ts';

export const page: Page = { summary: terms.summary, Content: TermsPage };

function TermsPage() {
  return <LegalSheet text={terms} />;
}
