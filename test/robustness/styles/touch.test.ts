import { expect } from 'vitest';
import { hydrated, origin, test, windowOf } from '../../support/browser/browser.ts';
import { launchChromium } from '../../support/browser/chromium.ts';
import { motorPath } from '../../support/pages/motor-calculator.ts';

/** Blink's numbers of the kinds of pointers. */
const [canHover, coarse, fine] = [2, 2, 4];

test.for([
  { name: 'a phone that says that it can hover', first: coarse, all: coarse, isTouch: true },
  { name: 'a laptop with a touch screen', first: fine, all: fine + coarse, isTouch: false },
])(
  '$name: the buttons for the sign and the words about dropping',
  async ({ first, all, isTouch }, { onTestFinished }) => {
    const settings = {
      primaryHoverType: canHover,
      availableHoverTypes: canHover,
      primaryPointerType: first,
      availablePointerTypes: all,
    };
    const list = Object.entries(settings).map(([key, value]) => `${key}=${value}`);
    const browser = await launchChromium({ args: [`--blink-settings=${list.join()}`] });
    onTestFinished(() => browser.close());
    const page = await browser.newPage({ baseURL: origin, viewport: windowOf(360) });
    await page.goto(motorPath);
    await hydrated(page);
    expect(await page.evaluate(() => matchMedia('(hover:hover)').matches)).toBe(true);
    const signs = page.getByRole('button', { name: /^Other sign: / });
    expect((await signs.filter({ visible: true }).count()) > 0).toBe(isTouch);
    await page.goto('/contact');
    expect(await page.getByText(', or drop them here').isVisible()).toBe(!isTouch);
  },
);
