import { emergencyPage } from '../../content/services/emergency-repair/page.ts';
import type { Page } from '../../page.ts';
import { EmergencyRepairPage } from './EmergencyRepairPage.tsx';

export const page: Page = {
  summary: emergencyPage.summary,
  Component: EmergencyRepairPage,
  serviceLead: emergencyPage.lead,
  questions: emergencyPage.questions,
};
