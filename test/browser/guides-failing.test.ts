import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test, type OpenOptions } from '../support/browser.ts';
import { letPass } from '../support/clock.ts';
import { button, guides, idle, labels, savedFiles } from '../support/guides-page.ts';
import { mainLink, pageShown } from '../support/links.ts';
import { notices } from '../support/notices-page.ts';

const [[title, fileName]] = guides;
const failure = 'Download Failed\nPlease try again or contact us for assistance.';
const success = `Download Complete\n${title} has been downloaded successfully.`;

/** Lets time pass by `page.clock`, after the script has changed what the page finds in its browser. */
const withBrowser = (change: () => void): OpenOptions => ({
  stopClock: true,
  prepare: (page) => page.addInitScript(change),
});

async function download(page: Page) {
  await button(page, title).click();
  await letPass(page, 2000);
  await expect.poll(() => labels(page)).toEqual(idle);
}

/** What the page has told analytics. */
const events = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'events'));

/** Takes the place of Google Analytics, which the site itself does not load. */
function listen() {
  const heard: unknown[] = [];
  Object.assign(window, { events: heard, gtag: (...words: unknown[]) => heard.push(words) });
}

test('when a guide cannot be saved, an error notice says so and the button is ready again', async ({ visit }) => {
  const breakSaving = () => {
    Object.assign(URL, {
      createObjectURL: () => {
        throw new Error('no room');
      },
    });
  };
  const page = await visit('/resources', withBrowser(breakSaving));
  const saved = savedFiles(page);
  await page.evaluate(listen);
  await download(page);
  await expect.poll(() => notices(page)).toEqual([failure]);
  expect(await page.getByRole('region', { name: 'Notifications' }).getByRole('alert').count()).toBe(1);
  expect(await button(page, title).isEnabled()).toBe(true);
  expect(saved).toEqual([]);
  expect(await events(page)).toEqual([]);
  await download(page);
  await expect.poll(() => notices(page)).toEqual([failure, failure]);
});

test.for([
  ['are no function', () => Object.assign(window, { gtag: 'later' })],
  [
    'cannot even be looked at',
    () => {
      Object.defineProperty(window, 'gtag', {
        get: () => {
          throw new Error('blocked');
        },
      });
    },
  ],
  ['are not there', () => {}],
] as const)('where analytics %s, the visitor gets the guide all the same', async ([, change], { visit }) => {
  const page = await visit('/resources', withBrowser(change));
  const saved = savedFiles(page);
  await download(page);
  await expect.poll(() => notices(page)).toEqual([success]);
  await expect.poll(() => saved).toEqual([fileName]);
});

test('leaving mid-way ends the download: no file, no notice, no event; the next one is reported once', async ({
  visit,
}) => {
  const page = await visit('/resources', withBrowser(listen));
  const saved = savedFiles(page);
  await button(page, title).click();
  await letPass(page, 1000);
  await mainLink(page, 'Blog').click();
  await pageShown(page, '/blog');
  await letPass(page, 10_000);
  expect(await notices(page)).toEqual([]);
  expect(saved).toEqual([]);
  expect(await events(page)).toEqual([]);

  await page.goBack();
  await pageShown(page, '/resources');
  expect(await labels(page)).toEqual(idle);
  await download(page);
  await expect.poll(() => notices(page)).toEqual([success]);
  await expect.poll(() => saved).toEqual([fileName]);
  const fields = { file_name: fileName, file_extension: 'pdf', event_category: 'engagement' };
  expect(await events(page)).toEqual([['event', 'download', fields]]);
});
