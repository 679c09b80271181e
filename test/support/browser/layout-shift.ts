import type { Page } from 'playwright-core';

/** Returns the layout shift so far. On a loaded page it includes the shift by the font. Chromium sees none in a tab that is not painted. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    if (document.readyState === 'complete') await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().reduce((sum, shift) => sum + Number(Reflect.get(shift, 'value')), 0);
  });
