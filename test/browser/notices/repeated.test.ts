import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { added, fileProblems, missing, refused, submitButton } from '../../support/contact/contact-form-page.ts';
import {
  addFiles,
  addWrongFile,
  arrived,
  dismissButtons,
  error,
  notices,
  region,
  showError,
  staying,
} from '../../support/notices/notices-page.ts';
import { button, guides } from '../../support/pages/guides-page.ts';
import { isFocused } from '../../support/pages/page-state.ts';

/** Counts the live regions that are added, which screen readers announce. */
async function countAnnouncements(page: Page): Promise<() => Promise<number>> {
  const counted = await region(page).evaluateHandle((element) => {
    const count = { times: 0 };
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        const live = '[role="alert"], [role="status"]';
        if (node instanceof Element && (node.matches(live) || node.querySelector(live))) count.times += 1;
      }
    }).observe(element, { childList: true, subtree: true });
    return count;
  });
  return () => counted.evaluate(({ times }) => times);
}

test('an empty form that is sent six times shows one notice, announced each time', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  const announced = await countAnnouncements(page);
  for (let times = 1; times <= 6; times += 1) {
    await submitButton(page).click();
    await expect.poll(announced).toBe(times);
    expect(await notices(page)).toEqual([missing]);
    await expect
      .poll(async () => {
        await letPass(page, 100);
        return dismissButtons(page).count();
      })
      .toBe(1);
  }
});

test('the time of a repeated notice begins again', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  await showError(page);
  await letPass(page, 11_000);
  await submitButton(page).click();
  await letPass(page, 0);
  expect(await staying(error(page))).toBe(1);
  await letPass(page, 11_999);
  expect(await staying(error(page))).toBe(1);
  await letPass(page, 1);
  expect(await staying(error(page))).toBe(0);
  // Given again while it disappears, it is a new notice.
  await submitButton(page).click();
  await expect.poll(() => staying(error(page))).toBe(1);
});

test('the same notice about files shows once; another text under the same title is another notice', async ({
  visit,
}) => {
  const page = await visit('/contact', { stopClock: true });
  await addWrongFile(page);
  await addWrongFile(page);
  await expect.poll(() => notices(page)).toEqual([refused(fileProblems.wrongType)]);
  await addFiles(page, 6);
  const both = [refused(fileProblems.wrongType), refused(fileProblems.tooMany)];
  await expect.poll(() => notices(page)).toEqual(both);
  await addFiles(page, 1);
  await letPass(page, 1000);
  await addFiles(page, 1);
  await expect.poll(() => notices(page)).toEqual([added(1)]);
});

test('a guide that is downloaded twice has one notice, and the focus moves to the next one', async ({ visit }) => {
  const page = await visit('/resources', { stopClock: true });
  const announced = await countAnnouncements(page);
  for (const [title] of [guides[0], guides[1]]) {
    await button(page, title).click();
    await letPass(page, 2000);
  }
  await expect.poll(announced).toBe(2);
  await button(page, guides[0][0]).click();
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Tab');
  await letPass(page, 2000);
  await expect.poll(announced).toBe(3);
  await letPass(page, 500);
  expect(await isFocused(dismissButtons(page).first())).toBe(true);
  expect(await notices(page)).toEqual([
    `Download Complete\n${guides[1][0]} has been downloaded successfully.`,
    `Download Complete\n${guides[0][0]} has been downloaded successfully.`,
  ]);
  await arrived(page);
});
