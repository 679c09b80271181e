import { expect } from 'vitest';
import { color } from '../../../src/theme.ts';
import { test } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { added, fileProblems, missing, refused } from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';
import { goTo } from '../../support/pages/links.ts';

test('an error has its own colors; a fifth notice closes the oldest', async ({ visit }) => {
  const page = await visit('/contact', { reducedMotion: 'reduce', stopClock: true });
  const notices = new Notices(page);
  expect(await notices.region.innerHTML()).toBe('');
  expect(await notices.region.getAttribute('tabindex')).toBe('-1');
  await notices.showError();
  expect(await notices.errors.innerText()).toBe(missing);
  const colors = await notices
    .card(notices.errors)
    .evaluate((card) => [card, ...card.querySelectorAll('*')].map((part) => getComputedStyle(part).backgroundColor));
  expect(colors).toEqual(expect.arrayContaining([rgb(color.ink), rgb(color.amber)]));
  expect(colors).not.toContain(rgb(color.red));

  await notices.addFiles(1);
  await notices.successes.waitFor();
  expect(await notices.region.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  await notices.showSuccess(2);
  await notices.addWrongFile();
  await expect.poll(() => notices.dismissButtons.count()).toBe(4);
  const tops = await notices.dismissButtons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().y));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await notices.addFiles(5);
  await expect.poll(() => notices.staying(notices.errors.first())).toBe(0);
  // The fifth opens after the animation of the oldest.
  const textsSoon = async () => {
    await letPass(page, 100);
    return notices.texts();
  };
  await expect
    .poll(textsSoon)
    .toEqual([added(1), added(2), refused(fileProblems.wrongType), refused(fileProblems.tooMany)]);
});

test('a success closes after 6 seconds, an error after 12, also on the next page', async ({ visit }) => {
  const notices = await Notices.openTwo(visit);
  await goTo(notices.page, '/about');
  for (const notice of [notices.successes, notices.errors]) {
    expect(await notices.stayingAfter(5999, notice)).toBe(1);
    expect(await notices.stayingAfter(1, notice)).toBe(0);
  }
});

function rgb(hex: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(', ')})`;
}
