import type { Page } from 'playwright-core';

/**
 * Returns the narrowest window of each of the page's layouts, in px, for letters of this size. There texts have the least room:
 * in a wider window of the same layout every column is wider.
 */
export async function narrowWindows(page: Page, letters = 16): Promise<number[]> {
  const ends = await page.evaluate(
    () => document.querySelector('style')?.textContent.match(/(?<=@media[^{]*max-width:)[\d.]+(?=em)/g) ?? [],
  );
  if (ends.length === 0) throw new Error('The first style of the page names no layouts');
  const layouts = [...new Set(ends)].map((end) => Math.floor(Number(end) * letters) + 1);
  return [320, ...layouts.filter((width) => width > 320)];
}

/** Returns the same windows, the widest phone and tablet, and a wide screen. There lists may have another column. */
export const windows = async (page: Page): Promise<number[]> => [...(await narrowWindows(page)), 600, 1180, 1920];

/** Runs the measures in the page at each of these widths, and returns their faults, each with its width. */
export async function faultsAt(page: Page, widths: readonly number[], ...measures: (() => string[])[]) {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const measure of measures)
      found.push(...(await page.evaluate(measure)).map((fault) => `${width} px: ${fault}`));
  }
  return found;
}
