import type { cardAlts } from '../content/company/card-alts.ts';
import { claims } from '../content/company/claims.ts';
import { company } from '../content/company/company.ts';
import { about } from '../content/pages/about.ts';
import { blog } from '../content/pages/blog.ts';
import { contact } from '../content/pages/contact.ts';
import { home } from '../content/pages/home.ts';
import { industriesOverview } from '../content/pages/industries.ts';
import { projectsPage } from '../content/pages/projects.ts';
import { resources } from '../content/pages/resources.ts';
import { servicesOverview } from '../content/pages/services.ts';
import { numberedPlaces } from '../drawings/home/numbered-places.ts';
import { color } from '../theme.ts';
import { inheritedStyle } from './line-styles.ts';
import { readDrawing } from './read-drawing.ts';

interface Card {
  heading: string;
  drawing: { file: string; crop: readonly [left: number, top: number, width: number, height: number] };
  numbers?: readonly (readonly [x: number, y: number])[];
}

/** The cards: a heading and a part of one drawing, with numbered circles at the places in `numbers`. */
export const cards = {
  home: {
    heading: home.heading,
    drawing: { file: 'home/general-arrangement', crop: [-22, 22, 1388, 419] },
    numbers: numberedPlaces,
  },
  services: {
    heading: servicesOverview.heading,
    drawing: { file: 'alignment/shaft-alignment', crop: [270, 187, 872, 263] },
  },
  industries: {
    heading: industriesOverview.heading,
    drawing: { file: 'articles/tapered-bearing', crop: [10, 10, 344, 180] },
  },
  projects: {
    heading: projectsPage.heading,
    drawing: { file: 'projects/turbine-rebuild', crop: [40, 12, 1150, 446] },
  },
  blog: {
    heading: blog.heading,
    drawing: { file: 'featured/vibration-spectrum', crop: [70, 70, 640, 276] },
  },
  resources: {
    heading: resources.heading,
    drawing: { file: 'articles/group-lockout', crop: [0, 4, 360, 210] },
  },
  contact: {
    heading: contact.heading,
    drawing: { file: 'service-area/map', crop: [-79, 223, 860, 260] },
  },
  company: {
    heading: about.heading,
    drawing: { file: 'about/straightedge', crop: [10, 38, 340, 160] },
  },
} satisfies Readonly<Record<keyof typeof cardAlts, Card>>;

/**
 * Draws a card as an SVG of 1200 × 630, framed like the pages: column numbers, heading, drawing, title block. The card names no
 * company, because an operator sets the name after the build.
 */
export function drawCard({ heading, drawing: { file, crop }, numbers = [] }: Card): string {
  const columns = Array.from({ length: 12 }, (_, index) => 24 + index * 96);
  const circles = numbers.map(([x, y], index) => {
    return `<circle cx="${x}" cy="${y}" r="19" fill="${color.amber}"/>${text(x, y + 8, 23, index + 1)}`;
  });
  const values = Object.entries({
    Tolerance: `${claims.alignmentTolerance} in`,
    Lifting: `${claims.liftingTons} tons`,
    'Emergency response': `< ${claims.emergencyResponse.text}`,
    Home: `${company.address.town}, ${company.address.region}`,
  }).map(([label, value], index) => {
    const words = `<g fill="${color.steel7}">${text(20, 557, 21, label)}</g>${text(20, 591, 34, value)}`;
    return `<g transform="translate(${120 + index * 264})"><path stroke="${color.steel4}" d="M0 524v82"/>${words}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="${color.ink}" stroke-width="2"
      font-family="Card Letter Condensed" font-weight="600">
    <path fill="${color.paper}" d="M0 0h1200v630H0z"/>
    <path stroke="${color.grid}" d="${columns.map((x) => `M${x} 58v118`).join('')}"/>
    <path stroke="${color.steel3}" d="${columns.map((x) => `M${x} 24v34`).join('')}"/>
    <g text-anchor="middle" fill="${color.steel7}">${columns.map((x, index) => text(x + 48, 48, 19, index + 1)).join('')}</g>
    <g letter-spacing="-1.4">${text(50, 147, Math.min(88, 2720 / heading.length), heading)}</g>
    <path d="M24 176h1152v348H24z"/>
    <svg x="24" y="176" width="1152" height="348" viewBox="${crop.join(' ')}" color="${color.white}" text-anchor="middle">
      ${paint(file, Math.min(1152 / crop[2], 348 / crop[3]), color.ink)}${circles.join('')}
    </svg>
    <svg x="46" y="539" width="52" height="52" viewBox="0 0 24 24" color="${color.ink}">${paint('icons/logo', 52 / 24, color.paper)}</svg>
    ${values.join('')}
    <path fill="none" stroke="${color.ink}" stroke-width="3" d="M24 24h1152v582H24zM24 58h1152M24 524h1152"/>
  </svg>`;
}

const text = (x: number, y: number, size: number, words: string | number) =>
  `<text x="${x}" y="${y}" font-size="${size}">${String(words).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;

/** Draws a drawing in the theme's colors, with lines of one width at any scale. Hides text, which is too small on a card. */
const paint = (file: string, scale: number, ground: string) =>
  `<g ${inheritedStyle}>${readDrawing(file).content}</g>`
    .replace(/(?<=stroke-(width|dasharray)="[^"]*)[\d.]+/g, (length) => String((1.25 * Number(length)) / scale))
    .replaceAll('var(--ground)', ground)
    .replaceAll('var(--thin)', color.fog)
    .replaceAll('var(--accent)', color.amber)
    .replaceAll('var(--labels)', 'hidden');
