import { expect } from 'vitest';
import { siteWithAnalytics } from '../../support/analytics/analytics-site.ts';
import { plausible, readPlausible, readSnowplow, snowplow } from '../../support/analytics/products.ts';
import { test } from '../../support/browser/browser.ts';
import { button, guides } from '../../support/pages/guides-page.ts';
import { goTo, pageShown } from '../../support/pages/links.ts';
import { MotorCalculator, motorPath } from '../../support/pages/motor-calculator.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const temporaryFile = temporaryFiles();

test.for([
  ['Plausible', plausible, readPlausible, false],
  ['Snowplow', snowplow, readSnowplow, true],
] as const)(
  '%s counts each link and Back once, and a download, and gets no reading',
  async ([name, product, read, hasTitles], { open }) => {
    const [[guide, fileName]] = guides;
    const { base, bodies, requested } = await siteWithAnalytics((text) => temporaryFile(`${name}.js`, text), product);
    const sent = () => bodies.flatMap((body) => read(body));
    const expected: unknown[] = [];
    const page = await open(`${base}${motorPath}#offset=41.37`);
    const isCounted = async (path: string) => {
      await expect.poll(() => sent().length).toBeGreaterThan(expected.length);
      expected.push({ address: base + path, ...(hasTitles && { title: await page.title() }) });
      expect(sent()).toEqual(expected);
    };
    const motor = new MotorCalculator(page);
    await expect.poll(() => motor.field('Offset').inputValue()).toBe('41.37');
    await isCounted(motorPath);

    await motor.field('Offset').fill('42.37');
    await motor.slider('Front').first().press('ArrowRight');
    await goTo(page, '/about');
    await isCounted('/about');
    await goTo(page, '/blog');
    await isCounted('/blog');
    await page.goBack();
    await pageShown(page, '/about');
    await isCounted('/about');
    await goTo(page, '/resources');
    await isCounted('/resources');

    await page.clock.install();
    await button(page, guide).click();
    await page.clock.fastForward(2000);
    expected.push({ event: ['download', fileName] });
    await expect.poll(sent).toEqual(expected);
    await page.goto('/privacy');
    await isCounted('/privacy');
    for (const text of [...bodies, ...requested]) expect(text).not.toMatch(/4\d\.37|offset=|offset%3D/);
  },
);
