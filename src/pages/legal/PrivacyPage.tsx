import { privacy } from '../../content/legal/privacy.ts';
import { LegalDocument } from './LegalDocument.tsx';

export function PrivacyPage() {
  return <LegalDocument text={privacy} />;
}
