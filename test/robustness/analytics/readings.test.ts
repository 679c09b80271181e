import { expect } from 'vitest';
import { siteWithAnalytics } from '../../support/analytics/analytics-site.ts';
import { expectNoReadingCounted } from '../../support/analytics/readings.ts';
import { hydrated, test } from '../../support/browser/browser.ts';
import { MotorCalculator, motorPath } from '../../support/pages/motor-calculator.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const temporaryFile = temporaryFiles();
const writeFile = (content: string) => temporaryFile('analytics.js', content);

test('no reading reaches the analytics script in browsers before 2026, which have no Navigation API', ({ open }) =>
  expectNoReadingCounted(open, writeFile, {
    prepare: (tab) => tab.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined })),
  }));

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
