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

/** The widest phone and tablet, and a wide screen, in px. There lists may have another column. */
export const wideWindows = [600, 1180, 1920];

/** Runs the measures in the page at each of these widths, and returns their faults, each with its width. */
export async function faultsAt(
  page: Page,
  widths: readonly number[],
  ...measures: (() => string[])[]
): Promise<string[]> {
  const measureAll = `[${measures.map((measure) => `...(${String(measure)})()`).join()}]`;
  const found: string[] = [];
  await layOutDrawings(page, false);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await page.evaluate<string[]>(measureAll)).map((fault) => `${width} px: ${fault}`));
  }
  await layOutDrawings(page, true);
  return found;
}

/** Lets Chromium lay out the content of each `<use>` or not. No measure reads it, and a change of the window takes a quarter less. */
const layOutDrawings = (page: Page, isWanted: boolean) =>
  page.evaluate((wanted) => {
    for (const use of document.querySelectorAll('use')) use.style.display = wanted ? '' : 'none';
  }, isWanted);
