import { privacy } from '../../content/legal/privacy.ts';
import { legalPage } from './LegalDocument.tsx';

export const page = legalPage(privacy);
