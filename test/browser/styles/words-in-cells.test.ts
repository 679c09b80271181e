import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';

test('the longest word among the large figures stays as far from the right of its cell as from the left', async ({
  visit,
}) => {
  const page = await visit('/projects');
  for (const width of [1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const room = await page.getByText('Outstanding', { exact: true }).evaluate(async (word) => {
      await document.fonts.ready;
      const cell = word.closest('li') ?? word;
      const letters = document.createRange();
      letters.selectNodeContents(word);
      const { paddingLeft } = getComputedStyle(cell);
      return cell.getBoundingClientRect().right - parseFloat(paddingLeft) - letters.getBoundingClientRect().right;
    });
    expect(room, `at ${width} px`).toBeGreaterThan(-0.5);
  }
});
