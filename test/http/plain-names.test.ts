import request from 'supertest';
import { expect, it } from 'vitest';
import { pagePaths, findPage } from '../../src/routes.tsx';
import { found, linksIn, servedMain, wordsIn } from '../support/read-html.ts';
import { builtApp } from '../support/test-app.ts';

const app = builtApp();

const mainOf = async (path: string) => servedMain((await request(app).get(path)).text);

const headingsIn = (html: string) =>
  found(html, /<h[1-4][^>]*>(.*?)<\/h[1-4]>/gs).map((inside) => wordsIn(inside).trim());

it.each([...pagePaths, '/no-such-page'])('the h1 of %s begins with its plain name', async (path) => {
  const { summary } = await findPage(path).load();
  const [h1 = ''] = headingsIn(await mainOf(path));
  expect(h1.startsWith(summary.name), h1).toBe(true);
});

it.each([
  ['/', ['Industries', 'Testimonials']],
  ['/about', ['Story', 'Values', 'Timeline', 'Certifications']],
  ['/services', ['Features', 'Primary industries', 'Process', 'Safety']],
  ['/services/emergency-repair', ['Response tiers', 'Industries', 'FAQ']],
  [
    '/services/maintenance-staffing',
    ['Staffing types', 'Process', 'Industries', 'Challenges', 'Certifications', 'FAQ'],
  ],
  ['/services/laser-alignment', ['Process', 'Industries', 'FAQ']],
  ['/services/plant-relocation', ['Process', 'Industries', 'FAQ']],
  ['/industries', ['Services offered', 'Challenges']],
  ['/contact', ['General inquiries', 'Service areas', 'Response commitments']],
  ['/blog', ['Newsletter']],
  ['/resources', ['Service guides', 'Tools', 'Why us']],
  ['/safety', ['Record', 'Commitments', 'Certifications', 'Procedures']],
])('the headings of %s begin with %j', async (path, names) => {
  const headings = headingsIn(await mainOf(path));
  const missing = names.filter((name) => !headings.some((heading) => heading.startsWith(name)));
  expect(missing).toEqual([]);
});

it.each([...pagePaths])('the breadcrumb of %s has a link to its overview, if there is one', async (path) => {
  const [breadcrumb = ''] = found(await mainOf(path), /<nav aria-label="Breadcrumb"[^>]*>(.*?)<\/nav>/gs);
  const overview = path.slice(0, path.lastIndexOf('/'));
  expect(linksIn(breadcrumb)).toEqual(overview ? [overview] : []);
});

it('the link for general inquiries has that name', async () => {
  const links = found(await mainOf('/contact'), /(<a [^>]*href="\/contact"[^>]*>.*?<\/a>)/gs).map(wordsIn);
  expect(links.join()).toContain('General inquiries');
});
