import { LegalDocument } from './LegalDocument.tsx';
import { privacy } from '../../content/legal/privacy.ts';

export function PrivacyPage() {
  return <LegalDocument text={privacy} />;
}
