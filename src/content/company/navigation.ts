import { industries } from '../industries/industries.ts';
import { industryPath } from '../industries/industry.ts';
import { conveyorElevator } from '../services/conveyor-elevator/service.ts';
import { emergencyRepair } from '../services/emergency-repair/service.ts';
import { equipmentInstallation } from '../services/equipment-installation/service.ts';
import { laserAlignment } from '../services/laser-alignment/service.ts';
import { maintenanceStaffing } from '../services/maintenance-staffing/service.ts';
import { plantRelocation } from '../services/plant-relocation/service.ts';
import { servicePath } from '../services/service.ts';
import { steelFabrication } from '../services/steel-fabrication/service.ts';

export interface NavigationLink {
  href: string;
  text: string;
}

export const mainLinks: readonly NavigationLink[] = [
  { href: '/', text: 'Home' },
  { href: '/about', text: 'About' },
  { href: '/services', text: 'Services' },
  { href: '/industries', text: 'Industries' },
  { href: '/projects', text: 'Projects' },
  { href: '/blog', text: 'Blog' },
  { href: '/resources', text: 'Resources' },
  { href: '/contact', text: 'Contact' },
];

/**
 * The footer's three lists. Services have another order here than in `services`; a test finds a missing one. The industries are
 * those of the form's list. The specification also names industries without a page, whose links lead to the 404 page.
 */
export const footerLists: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: 'Services',
    links: [
      maintenanceStaffing,
      laserAlignment,
      equipmentInstallation,
      steelFabrication,
      plantRelocation,
      emergencyRepair,
      conveyorElevator,
    ].map((service) => ({ href: servicePath(service), text: service.title })),
  },
  {
    title: 'Industries',
    links: industries
      .filter(({ option }) => option !== 'other')
      .map((industry) => ({ href: industryPath(industry), text: industry.title })),
  },
  {
    title: 'Legal',
    links: [
      { href: '/privacy', text: 'Privacy' },
      { href: '/terms', text: 'Terms' },
      { href: '/safety', text: 'Safety' },
    ],
  },
];
