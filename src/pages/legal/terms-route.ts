import { terms } from '../../content/legal/terms.ts';
import { legalPage } from './LegalDocument.tsx';

export const page = legalPage(terms);
