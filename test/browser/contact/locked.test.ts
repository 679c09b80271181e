import { expect } from 'vitest';
import { ContactForm, everything, nothing, plan, required, sent } from '../../support/contact/contact-form.ts';
import { answers, test } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';
import { boxOf } from '../../support/pages/page-state.ts';

const photo = { ...plan, name: 'photo.jpg' };

/** Does by keyboard and mouse what changes a form. */
async function tryToChange(form: ContactForm) {
  const { page } = form;
  for (const name of ['firstName', 'email', 'message']) {
    await form.field(name).focus();
    await page.keyboard.type('x');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
  }
  for (const name of ['industry', 'serviceType', 'urgency']) {
    await form.field(name).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
  }
  await form.field('terms').click();
  await form.field('terms').press('Space');
  for (const button of await form.removeButtons.all()) {
    const { x, y, width, height } = await boxOf(button);
    await page.mouse.click(x + width / 2, y + height / 2);
  }
}

test('while a request is sent, nothing of it can be changed, and the focus stays', async ({ visit, site }) => {
  const answer = site.holdNext(answers.sent);
  const page = await visit(`${site.base}/contact`);
  const form = new ContactForm(page);
  await form.enter(everything);
  await form.attach(plan, photo);
  await form.field('email').press('Enter');
  await expect.poll(() => site.posted.length).toBe(1);
  expect(await form.focused()).toBe('email');
  await tryToChange(form);
  expect(await form.values()).toMatchObject(everything);
  expect(await form.files()).toEqual(['plan.pdf', 'photo.jpg']);
  await form.field('message').focus();
  answer();
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  expect(await form.values()).toEqual(nothing);
  expect(await form.files()).toEqual([]);
  expect(await form.focused()).toBe('message');
  expect(site.posted[0]?.fields).toMatchObject({ industry: everything.industry, terms: 'on' });
  expect(Object.keys(site.posted[0]?.files ?? {})).toEqual(['files/plan.pdf', 'files/photo.jpg']);
  await form.enter(everything);
  await form.field('terms').click();
  expect(await form.values()).not.toHaveProperty('terms');
});

test('a file from a dialog that was open stays for the next request', async ({ visit, site }) => {
  const answer = site.holdNext(answers.sent);
  const page = await visit(`${site.base}/contact`);
  const form = new ContactForm(page);
  await form.enter(required);
  await form.attach(plan);
  const chooser = page.waitForEvent('filechooser');
  await form.picker.click();
  await form.submitButton.press('Enter');
  await expect.poll(() => site.posted.length).toBe(1);
  await (await chooser).setFiles(photo);
  await expect.poll(() => form.files()).toEqual(['plan.pdf', 'photo.jpg']);
  answer();
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  expect(await form.files()).toEqual(['photo.jpg']);
  expect(Object.keys(site.posted[0]?.files ?? {})).toEqual(['files/plan.pdf']);
});

test('a request that was refused can be changed again', async ({ visit, site }) => {
  const answer = site.holdNext(answers.refused(429, { notice: { title: 'Not Now', text: 'Please wait.' } }));
  const page = await visit(`${site.base}/contact`, { expected: [/Failed to load resource/] });
  const form = new ContactForm(page);
  await form.enter(required);
  await form.attach(plan);
  await form.send();
  expect(await form.field('message').isEditable()).toBe(false);
  answer();
  await expect.poll(() => new Notices(page).texts()).toEqual(['1 file(s) added successfully', 'Not Now\nPlease wait.']);
  const others = { message: 'Leg 4 stopped, too.', urgency: 'soon', terms: '' };
  await form.enter(others);
  expect(await form.values()).toMatchObject({ message: others.message, urgency: others.urgency });
  await form.remove('plan.pdf');
  expect(await form.files()).toEqual([]);
});

test('a link that is followed while a request is sent fills the form for the next', async ({ visit, site }) => {
  const answer = site.holdNext(answers.sent);
  const page = await visit(`${site.base}/contact?service=consultation`, { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const { serviceType: _linked, ...values } = required;
  await form.enter(values);
  await form.send();
  await page.locator('header a[href="/contact?service=emergency&urgency=emergency"]').first().click();
  answer();
  await expect.poll(() => new Notices(page).texts()).toEqual([sent]);
  const emergency = { serviceType: 'emergency', urgency: 'emergency' };
  expect(await form.values()).toEqual({ ...nothing, ...emergency });
  expect(site.posted[0]?.fields.serviceType).toBe('consultation');
});
