import { industries } from '../industries/industries.ts';

/** A link that every page has. */
export interface NavigationLink {
  href: string;
  text: string;
}

/** The header's links, in order. */
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
 * The footer's three lists. Services have an order and shorter names of their own there; a test finds one that is missing.
 * The industries are those of the form's list. Links of industries without a page lead to the 404 page.
 */
export const footerLists: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: 'Services',
    links: [
      { href: '/services/maintenance-staffing', text: 'Maintenance staffing' },
      { href: '/services/laser-alignment', text: 'Laser alignment' },
      { href: '/services/equipment-installation', text: 'Equipment installation' },
      { href: '/services/steel-fabrication', text: 'Steel fabrication' },
      { href: '/services/plant-relocation', text: 'Plant relocation' },
      { href: '/services/emergency-repair', text: 'Emergency repair' },
      { href: '/services/conveyor-elevator', text: 'Conveyor and elevator' },
    ],
  },
  {
    title: 'Industries',
    links: industries
      .filter(({ option }) => option !== 'other')
      .map(({ slug, title }) => ({ href: `/industries/${slug}`, text: title })),
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
