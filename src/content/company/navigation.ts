/**
 * The links on every page. They are written out and not derived from the catalogs of services and industries, because every
 * page's script would then contain those catalogs. A test compares the two.
 */
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

/** The footer's three lists. The links of industries without a page lead to the 404 page. */
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
    links: [
      { href: '/industries/food-beverage', text: 'Food & beverage' },
      { href: '/industries/pharmaceutical', text: 'Pharmaceutical' },
      { href: '/industries/chemical', text: 'Chemical' },
      { href: '/industries/power-generation', text: 'Power generation' },
      { href: '/industries/grain-handling', text: 'Grain handling' },
      { href: '/industries/manufacturing', text: 'Manufacturing' },
    ],
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
