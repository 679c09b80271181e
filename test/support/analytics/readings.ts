import { expect } from 'vitest';
import { hydrated, type Open, type OpenOptions } from '../browser/browser.ts';
import { followLink, pageShown } from '../pages/links.ts';
import { MotorCalculator, motorPath } from '../pages/motor-calculator.ts';
import { siteWithAnalytics } from './analytics-site.ts';

/**
 * Enters readings, opens links with readings in every way, reloads and goes back. Expects that each page has the right ones, and that
 * none of them reaches the analytics script in any way that it watches.
 */
export async function expectNoReadingCounted(
  open: Open,
  writeFile: (content: string) => string,
  options?: OpenOptions,
): Promise<void> {
  const { base, bodies, requested, sent } = await siteWithAnalytics(writeFile);
  const page = await open(base, options);
  const counted = (count: number) => expect.poll(() => sent().length).toBeGreaterThanOrEqual(count);
  await counted(1);

  // A link that somebody has sent.
  await page.goto(`${motorPath}#rpm=3600&offset=41.37`);
  const motor = new MotorCalculator(page);
  const offset = motor.field('Offset');
  const shows = (text: string) => expect.poll(() => offset.inputValue()).toBe(text);
  await shows('41.37');
  await counted(2);
  expect(page.url()).toBe(base + motorPath);
  await expect.poll(() => motor.list('Shaft speed').inputValue()).toBe('3600');

  const views = sent().length;
  await offset.fill('42.37');
  await motor.slider('Front').first().press('ArrowRight');
  await motor.slider('Front').first().press('ArrowRight');
  await motor.section.getByText('+42.4').first().waitFor();
  expect(sent()).toHaveLength(views);

  await page.reload();
  await hydrated(page);
  await shows('42.37');
  await counted(views + 1);

  await offset.fill('43.37');
  await followLink(page, '/projects');
  await pageShown(page, '/projects');
  await page.goBack();
  await shows('43.37');

  // A link that is pasted while the page is shown.
  await page.evaluate(() => window.location.assign('#offset=44.37'));
  await shows('44.37');
  await followLink(page, '/about');
  await pageShown(page, '/about');
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await shows('44.37');

  // A link of the site, from another page and from the page itself.
  await followLink(page, '/about');
  await pageShown(page, '/about');
  await followLink(page, `${motorPath}#offset=45.37`);
  await shows('45.37');
  await followLink(page, `${motorPath}#offset=46.37`);
  await shows('46.37');
  await page.goto('/blog');
  await expect.poll(() => sent().at(-1)?.address).toBe('/blog');

  const paths = new Set(sent().map(({ address }) => address));
  expect(paths).toEqual(new Set(['/', motorPath, '/projects', '/about', '/blog']));
  expect(sent().filter(({ way }) => way === 'hashchange')).toEqual([]);
  for (const text of [...bodies, ...requested]) expect(text).not.toMatch(/4\d\.37|offset=|rpm=|offset%3D/);
}
