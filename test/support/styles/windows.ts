import type { Frame } from 'playwright-core';

/**
 * Returns the narrowest window of each of the page's layouts, in px. There texts have the least room: in a wider window of the same
 * layout every column is wider.
 */
export async function narrowWindows(page: Frame): Promise<number[]> {
  const ends = await page.evaluate(
    () => document.querySelector('style')?.textContent.match(/(?<=@media[^{]*max-width:)[\d.]+(?=em)/g) ?? [],
  );
  if (ends.length === 0) throw new Error('The first style of the page names no layouts');
  const layouts = [...new Set(ends)].map((end) => Math.floor(Number(end) * 16) + 1);
  return [320, ...layouts.filter((width) => width > 320)];
}

/** The widest phone and tablet, and a wide screen, in px. There lists may have another column. */
export const wideWindows = [600, 1180, 1920];

/** Runs the measures in a copy of a page at each of these widths, and returns their faults, each with its width. */
export const faultsAt = (copy: Frame, widths: readonly number[], ...measures: (() => string[])[]): Promise<string[]> =>
  copy.evaluate(`(() => {
    const measures = [${measures.map(String).join()}];
    window.frameElement.setAttribute('height', 900);
    return ${JSON.stringify(widths)}.flatMap((width) => {
      window.frameElement.setAttribute('width', width);
      return measures.flatMap((measure) => measure()).map((fault) => width + ' px: ' + fault);
    });
  })()`);
