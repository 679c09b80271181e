import { expect } from 'vitest';
import { hydrated, test } from '../../support/browser/browser.ts';

test('the contact form says that it needs scripts, when none have come after 6 s, and one reload brings them', async ({
  visit,
}) => {
  const page = await visit('/contact', {
    hydrates: false,
    expected: [/Failed to load resource/],
    // As a replica of another release answers.
    prepare: (tab) => tab.route('**/*.js', (route) => route.fulfill({ status: 404 })),
  });
  const note = page.getByText('This form needs JavaScript');
  const isShownAt = (time: number) =>
    note.evaluate((element, at) => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (effect instanceof KeyframeEffect && effect.target?.contains(element)) animation.currentTime = at;
      }
      return getComputedStyle(element).visibility;
    }, time);
  expect(await isShownAt(5999)).toBe('hidden');
  expect(await isShownAt(6001)).toBe('visible');
  await page.unrouteAll();
  await page.reload();
  await hydrated(page);
  await expect.poll(() => note.count()).toBe(0);
});
