import { claims } from '../../company/claims.ts';
import { spelledOut } from '../../company/duration.ts';
import { practice } from '../../company/practice.ts';
import { foodBeverage } from '../../industries/food-beverage/industry.ts';
import { manufacturing } from '../../industries/manufacturing/industry.ts';
import { pulpPaper } from '../../industries/pulp-paper/industry.ts';
import type { Service } from '../service.ts';

export const maintenanceStaffing: Service = {
  option: 'maintenance-staffing',
  slug: 'maintenance-staffing',
  title: 'Maintenance staffing',
  hasPage: true,
  summary: `Journeymen with their own precision tools, for one shutdown or ${spelledOut(claims.longTermStaffing.to)}, under your planner or our lead millwright.`,
  facts: [
    ['Experience', practice.journeymanExperience],
    ['Emergency crew stays', claims.emergencyStaffing.text],
  ],
  features: [
    'Journeyman millwrights, welders and riggers',
    'One shift, one season, or a permanent hire',
    'Their own hand tools, indicators and laser',
    'Hours and work done reported every week',
  ],
  industries: [manufacturing, foodBeverage, pulpPaper],
};
