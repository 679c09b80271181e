import { expect } from 'vitest';
import { agreement, ContactForm, invalid, missing, plan, required, sent } from '../../support/contact/contact-form.ts';
import { test } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';

test('on a phone a refused request is mended field by field, and arrives', async ({ visit, site, relay }) => {
  const page = await visit(`${site.base}/contact`, { width: 360, reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  await form.attach(plan);
  // The browser's own picker is for browsers without scripts.
  expect(await form.chooseButton.isVisible()).toBe(true);
  expect(await form.picker.isVisible()).toBe(false);
  await form.field('company').press('Enter');
  await expect.poll(() => new Notices(page).texts()).toContain(missing);
  await expect.poll(() => form.wrongFields()).toEqual(['firstName', 'lastName', 'email', 'phone', 'message', 'terms']);

  await form.enter({ ...required, terms: '' });
  await form.submitButton.click();
  await expect.poll(() => new Notices(page).texts()).toContain(agreement);
  await expect.poll(() => form.focused()).toBe('terms');
  await page.keyboard.press('Space');

  await form.enter({ email: 'ann at example' });
  await page.keyboard.press('Enter');
  await expect.poll(() => new Notices(page).texts()).toContain(invalid);
  await expect.poll(() => form.wrongFields()).toEqual(['email']);
  await expect.poll(() => form.focused()).toBe('email');
  expect(relay.mails).toEqual([]);
  // A full stop that was copied with the address is no part of it.
  await form.enter({ email: 'ann@example.com.,' });
  await form.submitButton.click();
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  expect(relay.mails.map(({ replyTo }) => replyTo?.value[0]?.address)).toEqual(['ann@example.com']);
  expect(relay.mails[0]?.text).toContain(required.message);
  expect(relay.mails[0]?.attachments.map(({ content }) => String(content))).toEqual(['%PDF']);
});
