import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { pagePaths, findPage } from '../../src/routes.tsx';
import { found, linksIn, servedMain, wordsIn } from '../support/read-html.ts';
import { builtApp } from '../support/test-app.ts';

const app = builtApp();

async function mainOf(path: string): Promise<string> {
  return servedMain((await request(app).get(path)).text);
}

const headingsIn = (html: string) =>
  found(html, /<h[1-4][^>]*>(.*?)<\/h[1-4]>/gs).map((inside) => wordsIn(inside).trim());

describe('headings begin with plain names', () => {
  it.each([...pagePaths, '/no-such-page'])('%s begins its h1 with its plain name', async (path) => {
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
  ])('the sections of %s begin their headings with %j', async (path, names) => {
    const headings = headingsIn(await mainOf(path));
    for (const name of names)
      expect(
        headings.some((heading) => heading.startsWith(name)),
        name,
      ).toBe(true);
  });
});

it.each([...pagePaths])('%s links to its overview where it has one', async (path) => {
  const [breadcrumb = ''] = found(await mainOf(path), /<nav aria-label="Breadcrumb"[^>]*>(.*?)<\/nav>/gs);
  const overview = path.slice(0, path.lastIndexOf('/'));
  expect(linksIn(breadcrumb)).toEqual(overview ? [overview] : []);
});

it('general inquiries lead to the form by that name', async () => {
  const links = found(await mainOf('/contact'), /(<a [^>]*href="\/contact"[^>]*>.*?<\/a>)/gs).map(wordsIn);
  expect(links.join()).toContain('General inquiries');
});
