import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from 'vitest';
import { claims } from '../../../src/content/company/claims.ts';
import { duration, type Duration } from '../../../src/content/company/duration.ts';
import { startServer, stopServer } from '../../support/server/server-process.ts';
import { copySite, editFile, run } from '../../support/server/site-copy.ts';

/** How soon the emergency crew comes: on the site, and on the changed copy. */
export const before = claims.emergencyResponse;
export const after = before.unit === 'minutes' ? duration(2, 'hours') : duration(90, 'minutes');

/**
 * A test with a changed copy of the site, which is built for the first test of a worker that uses it. Its pages, lists, facts, texts
 * and components differ from the site's.
 */
export const test = base
  .extend('copy', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const copy = copySite(onCleanup);
    addPages(copy);
    lengthenLists(copy);
    changeFacts(copy);
    await run(copy, 'npm', 'run', 'build');
    return copy;
  })
  .extend('address', { scope: 'worker' }, async ({ copy }, { onCleanup }) => {
    const server = await startServer({}, copy);
    onCleanup(async () => void (await stopServer(server)));
    return server.base;
  });

const inContent = (copy: string, path: string) => join(copy, 'src/content', path);

/** Follows the README: the page of an industry, and the page of a service with its link in the footer. */
function addPages(copy: string) {
  const addPage = (catalog: string, name: string, layout: string, entry: string) => {
    cpSync(join(import.meta.dirname, name), inContent(copy, `${catalog}/${name}`), { recursive: true });
    editFile(inContent(copy, `${catalog}/${name}/${entry}`), 'hasPage: false', 'hasPage: true');
    const line = `['/${catalog}/${name}', () => ${layout}(import('./content/${catalog}/${name}/page.ts'))],`;
    editFile(join(copy, 'src/routes.tsx'), "  ['/projects'", `  ${line}\n  ['/projects'`);
  };
  addPage('industries', 'pharmaceutical', 'industryPage', 'industry.ts');
  addPage('services', 'industrial-demolition', 'servicePage', 'service.ts');
  const navigation = inContent(copy, 'company/navigation.ts');
  const service = "import { industrialDemolition } from '../services/industrial-demolition/service.ts';";
  editFile(navigation, 'import', `${service}\nimport`);
  editFile(navigation, '      conveyorElevator,\n', '      conveyorElevator,\n      industrialDemolition,\n');
}

const tenth = `
  import { consultation } from '../consultation/service.ts';
  export const tenth = { ...consultation, option: 'tenth', slug: 'tenth', title: 'The tenth' };`;
const ninth = `
  import { aggregateMining } from '../aggregate-mining/industry.ts';
  export const ninth = { ...aggregateMining, slug: 'ninth', title: 'The ninth' };`;
const article =
  "{ ...featuredArticle, featured: undefined, id: 'seventh', title: 'Seventh article', image: 'seventh' }";
const testimonial = `{
  quote: 'Their pumps ran hot until the crew put the laser aside and looked at the feet. They have run cool for a year.',
  role: 'Reliability engineer', plant: 'paper mill', work: laserAlignment.title, stars: 5 }`;
const date = "{ date: '2028', title: 'Sixth date', text: 'It came last of all.' }";

/** Adds a tenth service, a ninth industry, a sixth date, a seventh article and a third testimonial. */
function lengthenLists(copy: string) {
  const drawing = (path: string) => join(copy, 'src/drawings', `${path}.svg`);
  /** Adds an entry at the end of a catalog. */
  const addTo = (catalog: string, name: string, code: string) => {
    mkdirSync(inContent(copy, `${catalog}/${name}`));
    writeFileSync(inContent(copy, `${catalog}/${name}/${name}.ts`), code);
    const list = inContent(copy, `${catalog}/${catalog}.ts`);
    editFile(list, 'import', `import { ${name} } from './${name}/${name}.ts';\nimport`);
    editFile(list, '\n];', `\n  ${name},\n];`);
  };
  addTo('services', 'tenth', tenth);
  editFile(inContent(copy, 'services/service.ts'), "  'consultation',\n", "  'consultation',\n  'tenth',\n");
  cpSync(drawing('shared/services/consultation'), drawing('shared/services/tenth'));
  addTo('industries', 'ninth', ninth);
  cpSync(drawing('shared/industries/chemical'), drawing('shared/industries/ninth'));
  cpSync(drawing('articles/group-lockout'), drawing('articles/seventh'));
  editFile(inContent(copy, 'pages/blog.ts'), 'readonly Article[] = [', `readonly Article[] = [${article}, `);
  const testimonials = inContent(copy, 'company/testimonials.ts');
  editFile(testimonials, 'readonly HomeTestimonial[] = [', `readonly HomeTestimonial[] = [${testimonial}, `);
  editFile(inContent(copy, 'pages/about.ts'), '  ],\n  certifications: ', `${date},\n  ],\n  certifications: `);
}

/** Changes a fact, a text and a component. */
function changeFacts(copy: string) {
  const claim = ({ amount, unit }: Duration) => `emergencyResponse: duration(${amount}, '${unit}'),`;
  editFile(inContent(copy, 'company/claims.ts'), claim(before), claim(after));
  editFile(inContent(copy, 'company/testimonials.ts'), 'Our vacuum pumps', 'All our pumps');
  editFile(join(copy, 'src/layout/Footer.tsx'), '<footer ', '<footer data-changed ');
}
