import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { pageAddresses } from '../../support/pages/page-addresses.ts';

const widths = Array.from({ length: 41 }, (_, step) => 320 + 40 * step);

/** Pages of which another test says how their rows wrap. */
const paths = pageAddresses.filter((path) => !['/about', '/terms', '/privacy'].includes(path));

/**
 * Returns the lists whose last row has fewer entries than the others, and the sections that are not as wide as the footer. An
 * entry that is alone in its row may have a form of its own. Runs in the page.
 */
const layoutFaults = (): string[] => {
  const faults: string[] = [];
  for (const list of document.querySelectorAll('main ul, main ol')) {
    const entries = [...list.children];
    const [first] = entries;
    const last = entries.at(-1);
    if (!first || !last || !list.checkVisibility() || !/flex|grid/.test(getComputedStyle(list).display)) continue;
    // Tags are as wide as their words.
    if (!entries.every((entry) => /^(flex|grid|block|list-item)$/.test(getComputedStyle(entry).display))) continue;
    if (getComputedStyle(first).flexGrow === '0' && getComputedStyle(list).display === 'flex') continue;
    const rows = new Map<number, number>();
    for (const entry of entries) {
      const top = Math.round(entry.getBoundingClientRect().top);
      rows.set(top, (rows.get(top) ?? 0) + 1);
    }
    const counts = [...rows.values()];
    const hasOwnForm = counts.at(-1) === 1 && getComputedStyle(last).display !== getComputedStyle(first).display;
    const others = hasOwnForm ? counts.slice(0, -1) : counts;
    if (new Set(others).size > 1) faults.push(`"${first.textContent.slice(0, 30)}" has rows of ${counts.join(', ')}`);
  }
  const footer = document.querySelector('main ~ footer')?.getBoundingClientRect();
  for (const section of document.querySelectorAll('main > section')) {
    const { left, right } = section.getBoundingClientRect();
    if (left !== footer?.left || right !== footer.right) {
      faults.push(`a section from ${left} to ${right} px over a footer from ${footer?.left} to ${footer?.right} px`);
    }
  }
  return faults;
};

test.for(paths)('%s has full rows and one frame at every width', async (path, { visit }) => {
  const page = await visit(path, { expected: [/404/] });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(layoutFaults), `in a window of ${width} px`).toEqual([]);
  }
});

test('a slash is as wide between figures of one width as in running text', async ({ visit }) => {
  const page = await visit('/');
  const widthOf = (numbers: string) =>
    page.evaluate((fontVariantNumeric) => {
      const text = document.createElement('span');
      text.append('/////');
      text.style.fontVariantNumeric = fontVariantNumeric;
      document.querySelector('main')?.append(text);
      return text.getBoundingClientRect().width;
    }, numbers);
  expect(await widthOf('tabular-nums')).toBe(await widthOf('proportional-nums'));
});
