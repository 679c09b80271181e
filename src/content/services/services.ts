import { consultation } from './consultation/service.ts';
import { conveyorElevator } from './conveyor-elevator/service.ts';
import { emergencyRepair } from './emergency-repair/service.ts';
import { equipmentInstallation } from './equipment-installation/service.ts';
import { industrialDemolition } from './industrial-demolition/service.ts';
import { laserAlignment } from './laser-alignment/service.ts';
import { maintenanceStaffing } from './maintenance-staffing/service.ts';
import { plantRelocation } from './plant-relocation/service.ts';
import type { Service } from './service.ts';
import { steelFabrication } from './steel-fabrication/service.ts';

/** All services, in the order of the home page's cards and of the numbers on its drawing. */
export const services: readonly Service[] = [
  emergencyRepair,
  equipmentInstallation,
  laserAlignment,
  steelFabrication,
  plantRelocation,
  maintenanceStaffing,
  conveyorElevator,
  industrialDemolition,
  consultation,
];
