import { expect } from 'vitest';
import { letPass } from '../../support/browser/clock.ts';
import { ContactForm, everything, nothing, plan, sent } from '../../support/contact/contact-form.ts';
import { inOrderAsPosted } from '../../support/contact/contact-request.ts';
import { answers, test } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';
import { goTo } from '../../support/pages/links.ts';

const photo = { name: 'Pumpe "3".jpg', mimeType: 'image/jpeg', buffer: Buffer.from('photo') };

test('a request is posted once with its files, even by a double click or a second submit', async ({ visit, site }) => {
  const answer = site.holdNext(answers.sent);
  const page = await visit(`${site.base}/contact`, { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  await form.enter(everything);
  await form.attach(plan, photo);
  await form.submitButton.dblclick();
  await form.root.evaluate((element) => element instanceof HTMLFormElement && element.requestSubmit());
  await expect.poll(() => site.posted.length).toBe(1);
  answer();
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  expect(await form.values()).toEqual(nothing);
  expect(await form.files()).toEqual([]);
  await expect.poll(() => form.focused()).toBe('submit');
  expect(await form.confirmation.count()).toBe(1);
  expect(await form.root.getByText('7K3QX-M9D2B').count()).toBe(1);
  expect(site.posted).toHaveLength(1);
  const [posted] = site.posted;
  expect(posted).toMatchObject({ accept: 'application/json', fields: { ...inOrderAsPosted, leaveEmpty: '' } });
  expect(posted?.fields.requestId).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/);
  expect(Number(posted?.fields.elapsed)).toBeGreaterThan(0);
  expect(Number(posted?.fields.elapsed)).toBeLessThan(60_000);
  expect(posted?.files).toEqual({ 'files/plan.pdf': '%PDF', 'files/Pumpe "3".jpg': 'photo' });
});

test('without delivery sending takes 2000 ms; the confirmation stays until the next entry', async ({ visit }) => {
  const page = await visit('/contact?service=consultation', { reducedMotion: 'reduce', stopClock: true });
  const form = new ContactForm(page);
  const notices = new Notices(page);
  await form.enter(everything);
  await form.attach(plan);
  await notices.addWrongFile();
  await expect.poll(() => form.filesProblem.count()).toBe(1);
  await form.send();
  expect(await form.submitButton.isDisabled()).toBe(true);
  expect(await form.values()).toMatchObject({ lastName: everything.lastName, terms: 'on' });
  await letPass(page, 1999);
  expect(await form.isSending()).toBe(true);
  expect(await form.confirmation.count()).toBe(0);
  await letPass(page, 1);
  await expect.poll(() => notices.successes.allInnerTexts()).toContain(sent);
  expect(await form.isSending()).toBe(false);
  expect(await form.values()).toEqual(nothing);
  expect(await form.files()).toEqual([]);
  await expect.poll(() => form.focused()).toBe('submit');

  await letPass(page, 6000);
  await expect.poll(() => notices.texts()).toEqual([]);
  expect(await form.confirmation.locator('../..').innerText()).toBe(sent);
  expect(await page.locator('form').innerText()).toContain('This site is a demonstration: the form sends nothing.');

  await goTo(page, '/about');
  await page.goBack();
  await form.confirmation.waitFor();
  await form.field('company').pressSequentially('A');
  await expect.poll(() => form.confirmation.count()).toBe(0);
});
