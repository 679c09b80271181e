import { expect } from 'vitest';
import { hydrated, test } from '../support/browser.ts';
import { attached, enter, entered, everything, picker } from '../support/contact-form-page.ts';
import { followLink, pageShown } from '../support/links.ts';

const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };

test('a half-filled form is there again after another page: by link, by Back and Forward, files too', async ({
  visit,
}) => {
  const page = await visit('/about');
  const about = () => pageShown(page, '/about');
  await followLink(page, '/contact');
  await enter(page, everything);
  await picker(page).setInputFiles([plan, { ...plan, name: 'photo.jpg' }]);
  await expect.poll(() => attached(page)).toEqual(['plan.pdf', 'photo.jpg']);

  const stillThere = async () => {
    await page.waitForSelector('form');
    expect(await entered(page)).toEqual(everything);
    expect(await attached(page)).toEqual(['plan.pdf', 'photo.jpg']);
  };
  await page.goBack();
  await about();
  await page.goForward();
  await stillThere();
  await followLink(page, '/about');
  await about();
  await followLink(page, '/contact');
  await stillThere();
});

test('a new document knows nothing of it: it is kept in memory only', async ({ visit }) => {
  const page = await visit('/contact');
  await enter(page, everything);
  await picker(page).setInputFiles(plan);
  const fresh = await page.context().newPage();
  await fresh.goto('/contact');
  await hydrated(fresh);
  expect(Object.values(await entered(fresh)).join('')).toBe('');
  expect(await attached(fresh)).toEqual([]);
});
