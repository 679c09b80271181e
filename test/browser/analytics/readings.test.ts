import { expect } from 'vitest';
import { siteWithAnalytics } from '../../support/analytics/analytics-site.ts';
import { hydrated, test } from '../../support/browser/browser.ts';
import { followLink, pageShown } from '../../support/pages/links.ts';
import { MotorCalculator, motorPath } from '../../support/pages/motor-calculator.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const temporaryFile = temporaryFiles();
const writeFile = (content: string) => temporaryFile('analytics.js', content);

/** Takes the Navigation API away, which browsers before 2026 do not have. Runs in the page. */
const withoutNavigation = () => Object.defineProperty(window, 'navigation', { value: undefined });

test.for([
  ['with the Navigation API', undefined],
  ['without the Navigation API', withoutNavigation],
] as const)('no reading reaches the analytics script in any way that it watches: %s', async ([, prepare], { open }) => {
  const { base, bodies, requested, sent } = await siteWithAnalytics(writeFile);
  const page = await open(base, { prepare: async (tab) => prepare && tab.addInitScript(prepare) });
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
});

test('on an iPhone, which says nothing before a reload, readings survive that of a link with readings and one by the visitor', async ({
  open,
}) => {
  const { base, sent } = await siteWithAnalytics(writeFile);
  const page = await open(`${base}${motorPath}#offset=41.37`, {
    prepare: (tab) =>
      tab.addInitScript(() =>
        window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true }),
      ),
  });
  await expect.poll(() => sent().length).toBe(1);
  const offset = new MotorCalculator(page).field('Offset');
  await expect.poll(() => offset.inputValue()).toBe('41.37');
  await offset.fill('42.37');
  await page.waitForFunction(() => JSON.stringify([...history.state.memories]).includes('42.37'));
  await page.reload();
  await hydrated(page);
  await expect.poll(() => offset.inputValue()).toBe('42.37');
});

test('where the history refuses to take readings out of the address, the analytics script does not run', async ({
  open,
}) => {
  const { base, requested } = await siteWithAnalytics(writeFile);
  const page = await open(`${base}${motorPath}#offset=41.37`, {
    prepare: (tab) =>
      tab.addInitScript(() => {
        const replace = history.replaceState.bind(history);
        history.replaceState = (state, unused, url) => {
          if (url !== undefined && url !== '') throw new DOMException('Too many calls', 'SecurityError');
          replace(state, unused, url);
        };
      }),
  });
  await expect.poll(() => new MotorCalculator(page).field('Offset').inputValue()).toBe('41.37');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('run-analytics')),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requested.filter((address) => address.includes('/assets/analytics-'))).toEqual([]);
});
