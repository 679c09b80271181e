/** The values of the contact form's service list, which are the names of the services' drawings as well. */
export type ServiceOption =
  | 'emergency'
  | 'maintenance-staffing'
  | 'laser-alignment'
  | 'equipment-installation'
  | 'steel-fabrication'
  | 'plant-relocation'
  | 'conveyor-elevator'
  | 'industrial-demolition'
  | 'consultation';

export interface ServiceName {
  option: ServiceOption;
  /** The slug of its contact link derives from it. */
  title: string;
  /** Last part of its page's address under /services. A service without it has no page. */
  slug?: string;
}

/**
 * The names of the services, in the order of the form's list. They are not in `services.ts`, so that the form's script does
 * not contain the texts of the cards.
 */
export const serviceNames: Readonly<Record<ServiceOption, ServiceName>> = {
  emergency: { option: 'emergency', title: '24/7 emergency repair', slug: 'emergency-repair' },
  'maintenance-staffing': {
    option: 'maintenance-staffing',
    title: 'Maintenance staffing',
    slug: 'maintenance-staffing',
  },
  'laser-alignment': { option: 'laser-alignment', title: 'Precision laser alignment', slug: 'laser-alignment' },
  'equipment-installation': {
    option: 'equipment-installation',
    title: 'Equipment installation',
    slug: 'equipment-installation',
  },
  'steel-fabrication': { option: 'steel-fabrication', title: 'Steel fabrication', slug: 'steel-fabrication' },
  'plant-relocation': { option: 'plant-relocation', title: 'Plant relocation', slug: 'plant-relocation' },
  'conveyor-elevator': {
    option: 'conveyor-elevator',
    title: 'Conveyor & elevator services',
    slug: 'conveyor-elevator',
  },
  'industrial-demolition': { option: 'industrial-demolition', title: 'Industrial demolition' },
  consultation: { option: 'consultation', title: 'Consultation' },
};
