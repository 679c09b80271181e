import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { Menu } from '../../support/layout/menu.ts';
import { Notices } from '../../support/notices/notices.ts';
import { button, guides, idle, labels, savedFiles } from '../../support/pages/guides-page.ts';
import { pageShown } from '../../support/pages/links.ts';

const [[title, fileName]] = guides;
const failure = 'Download Failed\nPlease try again or contact us for assistance.';
const success = `Download Complete\n${title} has been downloaded successfully.`;

async function download(page: Page) {
  await button(page, title).click();
  await letPass(page, 2000);
  await expect.poll(() => labels(page)).toEqual(idle);
}

/** Defines the analytics function and collects its calls. */
const collectEvents = (page: Page) =>
  page.evaluateHandle(() => {
    const collected: unknown[] = [];
    Object.assign(window, { gtag: (...words: unknown[]) => collected.push(words) });
    return collected;
  });

test('a guide that cannot be saved shows an error until it is, and its button is ready again', async ({ visit }) => {
  const page = await visit('/resources', { stopClock: true });
  const saved = savedFiles(page);
  const events = await collectEvents(page);
  const saving = await page.evaluateHandle(() => {
    const { createObjectURL } = URL;
    Reflect.deleteProperty(URL, 'createObjectURL');
    return { repair: () => Object.assign(URL, { createObjectURL }) };
  });
  await download(page);
  await expect.poll(() => new Notices(page).texts()).toEqual([failure]);
  expect(await new Notices(page).errors.count()).toBe(1);
  expect(await button(page, title).isEnabled()).toBe(true);
  expect(saved).toEqual([]);
  expect(await events.jsonValue()).toEqual([]);
  await download(page);
  await expect.poll(() => new Notices(page).texts()).toEqual([failure]);
  await saving.evaluate(({ repair }) => void repair());
  await download(page);
  await expect.poll(() => new Notices(page).texts()).toEqual([success]);
});

test('guides are saved even if `gtag` is no function, or throws when it is read', async ({ visit }) => {
  const page = await visit('/resources', { stopClock: true });
  const saved = savedFiles(page);
  await page.evaluate(() => Object.assign(window, { gtag: 'later' }));
  await download(page);
  await expect.poll(() => saved).toEqual([fileName]);
  await page.evaluate(() => {
    Object.defineProperty(window, 'gtag', {
      get: () => {
        throw new Error('blocked');
      },
    });
  });
  await download(page);
  await expect.poll(() => saved).toEqual([fileName, fileName]);
  expect(await new Notices(page).texts()).toEqual([success]);
});

test('leaving the page cancels the download without a file, notice or event', async ({ visit }) => {
  const page = await visit('/resources', { stopClock: true });
  const saved = savedFiles(page);
  const events = await collectEvents(page);
  await button(page, title).click();
  await letPass(page, 1000);
  await new Menu(page).link('Blog').click();
  await pageShown(page, '/blog');
  await letPass(page, 10_000);
  expect(await new Notices(page).texts()).toEqual([]);
  expect(saved).toEqual([]);
  expect(await events.jsonValue()).toEqual([]);

  await page.goBack();
  await pageShown(page, '/resources');
  expect(await labels(page)).toEqual(idle);
});
