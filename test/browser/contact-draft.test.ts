import { expect } from 'vitest';
import { test } from '../support/browser.ts';
import { attach, attached, enter, entered, everything, plan } from '../support/contact-form-page.ts';
import { followLink, pageShown } from '../support/links.ts';

test('a draft with its files is restored by Back and Forward and by a link', async ({ visit }) => {
  const page = await visit('/about');
  await followLink(page, '/contact');
  await enter(page, everything);
  await attach(page, plan, { ...plan, name: 'photo.jpg' });
  const expectDraft = async () => {
    await page.waitForSelector('form');
    expect(await entered(page)).toEqual(everything);
    expect(await attached(page)).toEqual(['plan.pdf', 'photo.jpg']);
  };
  await page.goBack();
  await pageShown(page, '/about');
  await page.goForward();
  await expectDraft();
  await followLink(page, '/about');
  await pageShown(page, '/about');
  await followLink(page, '/contact');
  await expectDraft();
});
