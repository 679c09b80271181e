import { emergencyRepair } from '../../content/services/emergency-repair/page.ts';
import type { Page } from '../../page.ts';
import { EmergencyRepairPage } from './EmergencyRepairPage.tsx';

export const page: Page = {
  summary: emergencyRepair.summary,
  Component: EmergencyRepairPage,
  serviceLead: emergencyRepair.lead,
  questions: emergencyRepair.questions,
};
