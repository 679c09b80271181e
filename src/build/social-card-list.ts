import { about } from '../content/about.ts';
import { blog, featuredArticle } from '../content/blog.ts';
import { claims } from '../content/claims.ts';
import { company } from '../content/company.ts';
import { contact, responseCommitments } from '../content/contact.ts';
import { home } from '../content/home.ts';
import { industriesOverview } from '../content/industries-overview.ts';
import { industries } from '../content/industries.ts';
import { projectsPage } from '../content/projects.ts';
import { guides, resources } from '../content/resources.ts';
import { services } from '../content/services.ts';
import { servicesOverview } from '../content/services-overview.ts';
import { numberedPlaces } from '../drawings/shared/home/numbered-places.ts';
import type { Card } from './social-card-svg.ts';

/** The kinds of pages that have a card of their own. */
export type CardName = 'home' | 'service' | 'industry' | 'projects' | 'blog' | 'resources' | 'contact' | 'company';

const response = ['Emergency response', `< ${claims.emergencyResponse.text}`] as const;
const tolerance = ['Tolerance', `${claims.alignmentTolerance} in`] as const;
const lifting = ['Lifting', `${claims.liftingTons} tons`] as const;
const place = ['Home', `${company.address.town}, ${company.address.state}`] as const;

const titled = (label: string, value: string) => [label.charAt(0).toUpperCase() + label.slice(1), value] as const;

/** The cards: their words, figures and drawings are the pages' own. */
export const cards: Readonly<Record<CardName, Card>> = {
  home: {
    heading: home.heading,
    alt: 'Elevation of a plant with nine numbered machines',
    layout: 'under',
    columns: 1,
    gap: 0,
    drawings: [{ file: 'shared/home/general-arrangement', crop: [-22, 22, 1388, 419], numbers: numberedPlaces }],
    rows: [tolerance, lifting, response, place],
  },
  service: {
    heading: servicesOverview.heading,
    alt: 'Motor and pump on one base with a laser across their coupling',
    layout: 'under',
    columns: 1,
    gap: 0,
    drawings: [{ file: 'alignment/shaft-alignment', crop: [318, 187, 872, 266] }],
    rows: [['Services', String(services.length)], tolerance, lifting, response],
  },
  industry: {
    heading: industriesOverview.heading,
    alt: 'Eight machines of eight industries, in section',
    layout: 'under',
    columns: 4,
    gap: 24,
    drawings: industries.map(({ slug }) => ({ file: `shared/industries/${slug}`, crop: [0, 0, 200, 120] })),
    rows: [['Industries', String(industries.length)], response, place],
  },
  projects: {
    heading: projectsPage.heading,
    alt: 'Steam turbine on its pedestals, upper half in section',
    layout: 'under',
    columns: 1,
    gap: 14,
    drawings: [{ file: 'projects/turbine-rebuild', crop: [40, 30, 1150, 410] }],
    rows: projectsPage.stats.slice(0, 3).map(({ value, label }) => titled(label, value)),
  },
  blog: {
    heading: blog.heading,
    alt: 'Vibration spectrum with its highest peak marked',
    layout: 'beside',
    columns: 1,
    gap: 28,
    drawings: [{ file: 'featured/vibration-spectrum', crop: [70, 16, 640, 330] }],
    rows: [titled(blog.featuredHeading, featuredArticle.title)],
  },
  resources: {
    heading: resources.heading,
    alt: 'Title sheets of three guides: lockout, lubrication, guarding',
    layout: 'under',
    columns: 3,
    gap: 18,
    drawings: guides.map(({ id }) => ({ file: `guides/${id}`, crop: [8, 4, 184, 252] })),
    rows: resources.stats.map(({ value, label }) => titled(label, value)),
  },
  contact: {
    heading: contact.heading,
    alt: `Map of ${company.states.join(', ')} with rings around ${company.address.town}`,
    layout: 'beside',
    columns: 1,
    gap: 20,
    drawings: [{ file: 'service-area/map', crop: [20, 40, 620, 570] }],
    rows: responseCommitments.slice(0, 3).map(({ request, time }) => titled(request, time)),
  },
  company: {
    heading: about.heading,
    alt: 'One coupling read by straightedge, by dial indicators and by laser',
    layout: 'under',
    columns: 3,
    gap: 20,
    drawings: ['straightedge', 'dials', 'laser'].map((name) => ({ file: `about/${name}`, crop: [20, 8, 320, 200] })),
    rows: [['Combined experience', `${claims.combinedYears}+ years`], tolerance, lifting, place],
  },
};
