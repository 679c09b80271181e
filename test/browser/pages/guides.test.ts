import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsAt } from '../../support/browser/axe.ts';
import { test } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { Menu } from '../../support/layout/menu.ts';
import { Notices } from '../../support/notices/notices.ts';
import { button, guides, idle, labels, savedFiles } from '../../support/pages/guides-page.ts';
import { pageShown } from '../../support/pages/links.ts';
import { expectFocus } from '../../support/pages/page-state.ts';
import { copyOf } from '../../support/styles/page-copy.ts';

const [[first, firstFile], [second]] = guides;
const failure = 'Download Failed\nPlease try again or contact us for assistance.';
const success = (title: string) => `Download Complete\n${title} has been downloaded successfully.`;

/** Lets a download that has begun end. */
async function finish(page: Page) {
  await letPass(page, 2000);
  await expect.poll(() => labels(page)).toEqual(idle);
}

test('a guide is saved after 2 seconds, meanwhile no other, and the focus stays', async ({ visit }) => {
  const page = await visit('/resources', { stopClock: true });
  const names = savedFiles(page);
  const saved = page.waitForEvent('download');
  await button(page, first).focus();
  await page.keyboard.press('Enter');
  const downloading = ['Downloading...', 'Download', 'Download'];
  await expect.poll(() => labels(page)).toEqual(downloading);
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
  await expect.poll(() => new Notices(page).texts()).toEqual([success(first)]);
  expect(await labels(page)).toEqual(idle);
  expect(await spinners.count()).toBe(0);
  await expectFocus(button(page, first));

  await page.keyboard.press('Enter');
  await expect.poll(() => labels(page)).toEqual(downloading);
  // With the notice of the first one.
  expect(await violationsAt([360], await copyOf(page))).toEqual([]);
  const other = button(page, second);
  expect(await other.getAttribute('aria-disabled')).toBe('true');
  await other.click({ force: true });
  await button(page, first).click({ force: true });
  await other.focus();
  await page.keyboard.press('Enter');
  await finish(page);
  await expectFocus(other);
  expect(await other.getAttribute('aria-disabled')).toBeNull();
  for (const [title] of guides.slice(1)) {
    await button(page, title).click();
    await finish(page);
  }
  await expect.poll(() => names).toEqual([firstFile, ...guides.map(([, name]) => name)]);
});

test('a guide that fails shows an error until it is saved; leaving cancels it', async ({ visit }) => {
  const page = await visit('/resources', { stopClock: true });
  const saved = savedFiles(page);
  const saving = await page.evaluateHandle(() => {
    const { createObjectURL } = URL;
    Reflect.deleteProperty(URL, 'createObjectURL');
    return { repair: () => Object.assign(URL, { createObjectURL }) };
  });
  const download = () =>
    button(page, first)
      .click()
      .then(() => finish(page));
  for (let tries = 0; tries < 2; tries += 1) {
    await download();
    await expect.poll(() => new Notices(page).texts()).toEqual([failure]);
  }
  expect(await new Notices(page).staying(new Notices(page).errors)).toBe(1);
  expect(await button(page, first).isEnabled()).toBe(true);
  await saving.evaluate(({ repair }) => void repair());

  // Leaving the page cancels the download.
  await button(page, first).click();
  await letPass(page, 1000);
  await new Menu(page).link('Blog').click();
  await pageShown(page, '/blog');
  await letPass(page, 10_000);
  expect(await new Notices(page).texts()).toEqual([failure]);
  expect(saved).toEqual([]);
  await page.goBack();
  await pageShown(page, '/resources');
  expect(await labels(page)).toEqual(idle);

  await download();
  await expect.poll(() => saved).toEqual([firstFile]);
  await expect.poll(() => new Notices(page).texts()).toEqual([success(first)]);
});
