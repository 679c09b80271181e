import { maintenanceStaffing } from '../../content/services/maintenance-staffing/page.ts';
import type { Page } from '../../page.ts';
import { MaintenanceStaffingPage } from './MaintenanceStaffingPage.tsx';

export const page: Page = {
  summary: maintenanceStaffing.summary,
  Component: MaintenanceStaffingPage,
  serviceLead: maintenanceStaffing.lead,
  questions: maintenanceStaffing.questions,
};
