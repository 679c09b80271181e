import type { Browser, Frame, Page, ViewportSize } from 'playwright-core';
import { hidePage } from '../browser/painting.ts';

/** The frame of each server. Its tab stays open, so that what measures a page has been compiled for the page before. */
const frames = new Map<string, Promise<Frame>>();

/**
 * Returns a frame with a copy of a page as it is now. In a frame one evaluation measures many windows, and Chromium makes no picture
 * of them, which takes half of the time. The copy runs no scripts. It shows no drawings, which no measure reads and which take a
 * quarter of each layout.
 */
export async function copyOf(page: Page): Promise<Frame> {
  const { origin } = new URL(page.url());
  const known = frames.get(origin) ?? openFrame(page.context().browser(), origin);
  frames.set(origin, known);
  const frame = await known;
  const html = (await page.content())
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll('<use href=', '<use data-href=');
  // Unlike Playwright's `setContent` it keeps what scripts have left in the window.
  await frame.evaluate(async (text) => {
    document.open();
    document.write(text);
    document.close();
    document.adoptedStyleSheets = [];
    await document.fonts.ready;
  }, html);
  return frame;
}

async function openFrame(browser: Browser | null, origin: string): Promise<Frame> {
  // The policy of this text would block the styles of the copies.
  const context = await browser?.newContext({ bypassCSP: true, viewport: null });
  await context?.addInitScript(hidePage);
  const tab = await context?.newPage();
  await tab?.goto(`${origin}/robots.txt`);
  await tab?.setContent('<iframe srcdoc="" style="border: 0"></iframe>');
  const frame = tab?.frames()[1];
  if (!frame) throw new Error('The tab has no frame');
  return frame;
}

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

/** Gives the frame the size of a window. */
export const resize = (frame: Frame, size: ViewportSize) =>
  frame.evaluate(({ width, height }) => {
    window.frameElement?.setAttribute('width', String(width));
    window.frameElement?.setAttribute('height', String(height));
  }, size);
