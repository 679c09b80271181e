import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { endTimer, holdTimer, violationsAtBothWidths, withAxe } from '../../support/browser/axe.ts';
import { test } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { Notices } from '../../support/notices/notices.ts';
import { button, guides, idle, labels, savedFiles } from '../../support/pages/guides-page.ts';
import { isFocused } from '../../support/pages/page-state.ts';

const [[first, firstFile], [second]] = guides;

test.for(guides)('"%s" is saved as %s after 2 seconds', async ([title, fileName], { visit }) => {
  const page = await visit('/resources', { stopClock: true });
  const names = savedFiles(page);
  const saved = page.waitForEvent('download');
  await button(page, title).click();
  const downloading = guides.map(([name]) => (name === title ? 'Downloading...' : 'Download'));
  expect(await labels(page)).toEqual(downloading);
  expect(await button(page, title).isDisabled()).toBe(true);
  const spinners = page.locator('#service-guides button span:empty');
  expect(await spinners.evaluateAll((all) => all.map((one) => getComputedStyle(one).animationName))).toEqual(['spin']);
  expect(await page.locator('#service-guides output').textContent()).toContain(title);
  await letPass(page, 1999);
  expect(await labels(page)).toEqual(downloading);
  expect(await new Notices(page).texts()).toEqual([]);
  expect(names).toEqual([]);

  await letPass(page, 1);
  const download = await saved;
  expect(download.suggestedFilename()).toBe(fileName);
  const file = await buffer(await download.createReadStream());
  expect(file.toString('latin1')).toMatch(new RegExp(`^%PDF-[^]+${title}`));
  await expect
    .poll(() => new Notices(page).texts())
    .toEqual([`Download Complete\n${title} has been downloaded successfully.`]);
  expect(await labels(page)).toEqual(idle);
  expect(await button(page, title).isEnabled()).toBe(true);
  expect(await spinners.count()).toBe(0);
});

test('a guide is saved from a page that the browser has translated', async ({ visit }) => {
  const page = await visit('/resources', { stopClock: true });
  const saved = savedFiles(page);
  // A translating browser puts elements of its own in the place of each text.
  await button(page, first).evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const translated = document.createElement('font');
    translated.textContent = 'Herunterladen';
    if (texts.nextNode() instanceof Text) texts.currentNode.parentNode?.replaceChild(translated, texts.currentNode);
  });
  await button(page, first).click();
  expect(await labels(page)).toEqual(['Downloading...', 'Download', 'Download']);
  await letPass(page, 2000);
  await expect.poll(() => saved).toEqual([firstFile]);
  await expect.poll(() => labels(page)).toEqual(idle);
});

test('the other buttons do nothing while a guide is downloaded', async ({ visit }) => {
  const page = await visit('/resources', { stopClock: true });
  const saved = savedFiles(page);
  await button(page, first).click();
  const other = button(page, second);
  expect(await other.getAttribute('aria-disabled')).toBe('true');
  await other.click({ force: true });
  await other.focus();
  await page.keyboard.press('Enter');
  await button(page, first).click({ force: true });
  expect(await labels(page)).toEqual(['Downloading...', 'Download', 'Download']);
  await letPass(page, 10_000);
  await expect.poll(() => labels(page)).toEqual(idle);
  await expect.poll(() => saved).toEqual([firstFile]);
  expect(await other.getAttribute('aria-disabled')).toBeNull();
});

test('the focus returns to the button unless the visitor has moved it', async ({ visit }) => {
  const page = await visit('/resources', { stopClock: true });
  for (const next of [first, second]) {
    await button(page, first).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => labels(page)).toContain('Downloading...');
    if (next === second) await button(page, second).focus();
    await letPass(page, 2000);
    await expect.poll(() => labels(page)).toEqual(idle);
    expect(await isFocused(button(page, next))).toBe(true);
  }
});

test('the page passes axe during a download and with its notice', async ({ visit }) => {
  const page = await visit('/resources', { ...withAxe, prepare: holdTimer(2000) });
  await button(page, first).click();
  await expect.poll(() => labels(page)).toContain('Downloading...');
  expect(await violationsAtBothWidths(page)).toEqual([]);
  expect(await labels(page)).toContain('Downloading...');
  await endTimer(page);
  await expect.poll(() => new Notices(page).texts()).toHaveLength(1);
  await new Notices(page).arrived();
  expect(await violationsAtBothWidths(page)).toEqual([]);
});
