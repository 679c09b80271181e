import { LegalDocument } from './LegalDocument.tsx';
import { terms } from '../../content/legal/terms.ts';

export function TermsPage() {
  return <LegalDocument text={terms} />;
}
