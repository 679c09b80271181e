import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { ContactForm, missing } from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';
import { button, guides } from '../../support/pages/guides-page.ts';
import { isFocused } from '../../support/pages/page-state.ts';

/** Counts the notices that come, each of which is announced. */
async function countNew({ region }: Notices): Promise<() => Promise<number>> {
  const counted = await region.evaluateHandle((element) => {
    const count = { times: 0 };
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Element && node.querySelector('[data-notice]')) count.times += 1;
      }
    }).observe(element, { childList: true, subtree: true });
    return count;
  });
  return () => counted.evaluate(({ times }) => times);
}

test('an empty form sent five times has one notice, announced each time for its whole time', async ({ visit }) => {
  const page = await visit('/contact', { reducedMotion: 'reduce', stopClock: true });
  const notices = new Notices(page);
  const form = new ContactForm(page);
  const announced = await countNew(notices);
  for (let times = 1; times <= 5; times += 1) {
    await form.submit();
    await expect.poll(announced).toBe(times);
    expect(await notices.texts()).toEqual([missing]);
    await letPass(page, 4000);
  }
  // The last has been there for 4 of its 12 seconds.
  expect(await notices.stayingAfter(7999)).toBe(1);
  expect(await notices.stayingAfter(1)).toBe(0);
  // Given again while it disappears, it is a new notice.
  await form.submit();
  await expect.poll(() => notices.staying()).toBe(1);
});

test('a guide that is downloaded twice has one notice, and the focus moves to the next one', async ({ visit }) => {
  const page = await visit('/resources', { reducedMotion: 'reduce', stopClock: true });
  const notices = new Notices(page);
  const announced = await countNew(notices);
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
  expect(await isFocused(notices.dismissButtons.first())).toBe(true);
  expect(await notices.texts()).toEqual([
    `Download Complete\n${guides[1][0]} has been downloaded successfully.`,
    `Download Complete\n${guides[0][0]} has been downloaded successfully.`,
  ]);
  await notices.arrived();
});
