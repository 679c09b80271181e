import { terms } from '../../content/legal/terms.ts';
import { LegalDocument } from './LegalDocument.tsx';

export function TermsPage() {
  return <LegalDocument text={terms} />;
}
