import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { endTimer, holdTimer, violationsAt, withAxe } from '../support/axe.ts';
import { test } from '../support/browser.ts';
import { letPass } from '../support/clock.ts';
import { button, guides, idle, labels, savedFiles } from '../support/guides-page.ts';
import { arrived, notices } from '../support/notices-page.ts';

const [[first, firstFile], [second]] = guides;

test.for(guides)('"%s" is saved as %s', async ([title, fileName], { visit }) => {
  const page = await visit('/resources', { stopClock: true });
  const saved = page.waitForEvent('download');
  await button(page, title).click();
  await letPass(page, 2000);
  const download = await saved;
  expect(download.suggestedFilename()).toBe(fileName);
  const file = await buffer(await download.createReadStream());
  expect(file.toString('latin1')).toMatch(new RegExp(`^%PDF-[^]+${title}`));
  await expect.poll(() => notices(page)).toEqual([`Download Complete\n${title} has been downloaded successfully.`]);
  expect(await labels(page)).toEqual(idle);
});

test('for 2 seconds nothing happens but the spinner and "Downloading..." on the chosen button', async ({ visit }) => {
  const page = await visit('/resources', { stopClock: true });
  const saved = savedFiles(page);
  await button(page, first).click();
  expect(await labels(page)).toEqual(['Downloading...', 'Download', 'Download']);
  expect(await button(page, first).isDisabled()).toBe(true);
  const spinner = button(page, first).locator('span:empty');
  expect(await spinner.evaluate((element) => getComputedStyle(element).animationName)).toBe('spin');
  expect(await page.locator('#service-guides button span:empty').count()).toBe(1);
  expect(await page.locator('#service-guides output').textContent()).toContain(first);

  await letPass(page, 1999);
  expect(await labels(page)).toEqual(['Downloading...', 'Download', 'Download']);
  expect(await notices(page)).toEqual([]);
  expect(saved).toEqual([]);

  await letPass(page, 1);
  await expect.poll(() => saved).toEqual([firstFile]);
  await expect.poll(() => labels(page)).toEqual(idle);
  expect(await button(page, first).isEnabled()).toBe(true);
  expect(await page.locator('#service-guides button span:empty').count()).toBe(0);
});

test('one guide at a time: the other buttons start nothing meanwhile, by mouse or keyboard', async ({ visit }) => {
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

test('the focus comes back to the button that had it, unless the visitor has moved on', async ({ visit }) => {
  const page = await visit('/resources', { stopClock: true });
  for (const goesOn of [false, true]) {
    await button(page, first).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => labels(page)).toContain('Downloading...');
    if (goesOn) await button(page, second).focus();
    await letPass(page, 2000);
    await expect.poll(() => labels(page)).toEqual(idle);
    const focused = button(page, goesOn ? second : first);
    expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
  }
});

test('axe finds nothing while a guide downloads, and with its notice', async ({ open }) => {
  const page = await open('/resources', { ...withAxe, acceptDownloads: false, prepare: holdTimer(2000) });
  await button(page, first).click();
  await expect.poll(() => labels(page)).toContain('Downloading...');
  expect(await violationsAt(page, [360, 1440])).toEqual([]);
  expect(await labels(page)).toContain('Downloading...');
  await endTimer(page);
  await expect.poll(() => notices(page)).toHaveLength(1);
  await arrived(page);
  expect(await violationsAt(page, [360, 1440])).toEqual([]);
});
