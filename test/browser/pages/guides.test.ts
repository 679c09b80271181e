import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { violationsAtBothWidths, withAxe } from '../../support/browser/axe.ts';
import { test } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { Notices } from '../../support/notices/notices.ts';
import { button, guides, idle, labels, savedFiles } from '../../support/pages/guides-page.ts';
import { isFocused } from '../../support/pages/page-state.ts';

const [[first, firstFile], [second]] = guides;

test('each guide is saved under its name after 2 seconds', async ({ visit }) => {
  const page = await visit('/resources', { stopClock: true });
  const names = savedFiles(page);
  const saved = page.waitForEvent('download');
  await button(page, first).click();
  const downloading = guides.map(([name]) => (name === first ? 'Downloading...' : 'Download'));
  expect(await labels(page)).toEqual(downloading);
  expect(await button(page, first).isDisabled()).toBe(true);
  const spinners = page.locator('#service-guides button span:empty');
  expect(await spinners.evaluateAll((all) => all.map((one) => getComputedStyle(one).animationName))).toEqual(['spin']);
  expect(await page.locator('#service-guides output').textContent()).toContain(first);
  await letPass(page, 1999);
  expect(await labels(page)).toEqual(downloading);
  expect(await new Notices(page).texts()).toEqual([]);
  expect(names).toEqual([]);

  await letPass(page, 1);
  const download = await saved;
  expect(download.suggestedFilename()).toBe(firstFile);
  const file = await buffer(await download.createReadStream());
  expect(file.toString('latin1')).toMatch(new RegExp(`^%PDF-[^]+${first}`));
  await expect
    .poll(() => new Notices(page).texts())
    .toEqual([`Download Complete\n${first} has been downloaded successfully.`]);
  expect(await labels(page)).toEqual(idle);
  expect(await button(page, first).isEnabled()).toBe(true);
  expect(await spinners.count()).toBe(0);

  for (const [other] of guides.slice(1)) {
    await button(page, other).click();
    await letPass(page, 2000);
    await expect.poll(() => labels(page)).toEqual(idle);
  }
  await expect.poll(() => names).toEqual(guides.map(([, name]) => name));
});

test('the other buttons do nothing during a download, and the focus stays where it is moved', async ({ visit }) => {
  const page = await visit('/resources', { stopClock: true });
  const saved = savedFiles(page);
  await button(page, first).focus();
  await page.keyboard.press('Enter');
  await letPass(page, 2000);
  await expect.poll(() => labels(page)).toEqual(idle);
  expect(await isFocused(button(page, first))).toBe(true);

  await page.keyboard.press('Enter');
  await expect.poll(() => labels(page)).toEqual(['Downloading...', 'Download', 'Download']);
  const other = button(page, second);
  expect(await other.getAttribute('aria-disabled')).toBe('true');
  await other.click({ force: true });
  await other.focus();
  await page.keyboard.press('Enter');
  await button(page, first).click({ force: true });
  await other.focus();
  await letPass(page, 10_000);
  await expect.poll(() => labels(page)).toEqual(idle);
  await expect.poll(() => saved).toEqual([firstFile, firstFile]);
  expect(await isFocused(other)).toBe(true);
  expect(await other.getAttribute('aria-disabled')).toBeNull();
});

test('the page passes axe during a download and with its notice', async ({ visit }) => {
  const page = await visit('/resources', withAxe);
  // axe cannot run while the whole clock is stopped.
  const timer = await page.evaluateHandle(() => {
    const held: { end?: () => void } = {};
    window.setTimeout = new Proxy(window.setTimeout, {
      apply(target, self, args) {
        if (args[1] !== 2000) return Reflect.apply(target, self, args);
        held.end = args[0];
        return 0;
      },
    });
    return held;
  });
  await button(page, first).click();
  await expect.poll(() => labels(page)).toContain('Downloading...');
  expect(await violationsAtBothWidths(page)).toEqual([]);
  expect(await labels(page)).toContain('Downloading...');
  await timer.evaluate(({ end }) => end?.());
  await expect.poll(() => new Notices(page).texts()).toHaveLength(1);
  await new Notices(page).arrived();
  expect(await violationsAtBothWidths(page)).toEqual([]);
});
