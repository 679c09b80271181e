import { staffingPage } from '../../content/services/maintenance-staffing/page.ts';
import type { Page } from '../../page.ts';
import { MaintenanceStaffingPage } from './MaintenanceStaffingPage.tsx';

export const page: Page = {
  summary: staffingPage.summary,
  Component: MaintenanceStaffingPage,
  serviceLead: staffingPage.lead,
  questions: staffingPage.questions,
};
