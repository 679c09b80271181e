import { expect } from 'vitest';
import { test as simulatedTest } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { ContactForm, everything, nothing, notSent, plan, required, sent } from '../../support/contact/contact-form.ts';
import { answers, test } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';

const photo = { name: 'Pumpe "3".jpg', mimeType: 'image/jpeg', buffer: Buffer.from('photo') };

simulatedTest('without delivery, sending takes 2000 ms and is announced, then the form is empty', async ({ visit }) => {
  const page = await visit('/contact?service=consultation', { stopClock: true });
  const form = new ContactForm(page);
  await form.enter(everything);
  await form.attach(plan);
  const announced = form.root.locator('output');
  expect(await announced.textContent()).toBe('');
  await form.send();
  expect(await announced.textContent()).toBe('Sending...');
  expect(await form.submitButton.isDisabled()).toBe(true);
  expect(await form.values()).toMatchObject({ lastName: everything.lastName, terms: 'on' });

  await letPass(page, 1999);
  expect(await form.isSending()).toBe(true);
  expect(await new Notices(page).texts()).not.toContain(sent);
  await letPass(page, 1);
  await expect.poll(() => form.submitButton.isEnabled()).toBe(true);
  expect(await form.isSending()).toBe(false);
  await page.getByRole('status').filter({ hasText: 'Message Sent Successfully!' }).waitFor();
  expect(await new Notices(page).texts()).toContain(sent);
  expect(await form.values()).toEqual(nothing);
  expect(await form.files()).toEqual([]);
  expect(await announced.textContent()).toBe('');
  expect(await form.focused()).toBe('submit');
});

simulatedTest('a failure without delivery is reported, and the entries stay', async ({ visit }) => {
  const page = await visit('/contact', {
    // Without delivery, sending is a timer of 2000 ms. It fails only if the timer throws.
    prepare: (prepared) =>
      prepared.addInitScript(() => {
        const { setTimeout } = window;
        Reflect.set(window, 'setTimeout', (handler: () => void, delay?: number) => {
          if (delay === 2000) throw new Error('no timers left');
          return setTimeout(handler, delay);
        });
      }),
  });
  const form = new ContactForm(page);
  await form.enter(everything);
  await form.attach(plan);
  await form.submit();
  await expect.poll(() => new Notices(page).texts()).toContain(notSent);
  expect(await form.values()).toEqual(everything);
  expect(await form.files()).toEqual(['plan.pdf']);
  expect(await form.submitButton.isEnabled()).toBe(true);
});

test('a request is posted once with its files, even if it is submitted again', async ({ visit, site }) => {
  const answer = site.holdNext(answers.sent);
  const page = await visit(`${site.base}/contact`);
  const form = new ContactForm(page);
  // Invisible characters around an entry are not sent.
  await form.enter({
    ...everything,
    email: `\u200e${everything.email}\u00a0`,
    company: `\u00a0${everything.company}\ufeff`,
  });
  await form.attach(plan, photo);
  await form.submit();
  await page.keyboard.press('Enter');
  await form.root.evaluate((element) => element instanceof HTMLFormElement && element.requestSubmit());
  await expect.poll(() => site.posted.length).toBe(1);
  answer();
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  expect(await form.values()).toEqual(nothing);
  expect(await form.files()).toEqual([]);
  expect(await form.focused()).toBe('submit');
  expect(await form.confirmation.count()).toBe(1);
  expect(site.posted).toHaveLength(1);
  const [posted] = site.posted;
  const message = everything.message?.replace('\n', '\r\n');
  expect(posted).toMatchObject({ accept: 'application/json', fields: { ...everything, message, leaveEmpty: '' } });
  expect(posted?.fields.requestId).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/);
  expect(Number(posted?.fields.elapsed)).toBeGreaterThan(0);
  expect(Number(posted?.fields.elapsed)).toBeLessThan(60_000);
  expect(posted?.files).toEqual({ 'files/plan.pdf': '%PDF', 'files/Pumpe "3".jpg': 'photo' });

  // What a program has entered into every field, without events, is sent under a new id.
  await form.root.evaluate((element) => {
    for (const field of element.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=file]), textarea'))
      field.value = field.type === 'email' ? 'bot@example.org' : 'https://spam.example';
    element.querySelector<HTMLInputElement>('[name=terms]')?.click();
  });
  const answerSecond = site.holdNext(answers.sent);
  await form.submitButton.dblclick();
  await expect.poll(() => site.posted.length).toBe(2);
  answerSecond();
  await expect.poll(() => form.values()).toEqual(nothing);
  expect(site.posted).toHaveLength(2);
  const filled = { leaveEmpty: 'https://spam.example', firstName: 'https://spam.example', email: 'bot@example.org' };
  expect(site.posted[1]?.fields).toMatchObject(filled);
  expect(site.posted[1]?.fields.requestId).not.toBe(posted?.fields.requestId);
});

test('a refusal by the server shows its notice and its problems, and nothing is lost', async ({ visit, site }) => {
  site.next.push(answers.refused(429, { notice: { title: 'Not Now', text: 'Please wait.' } }, { 'Retry-After': '60' }));
  const notice = { title: 'File Upload Error', text: 'File type not supported.' };
  const problems = { message: 'Shorten it.', files: 'plan.pdf: File type not supported.' };
  site.next.push(answers.refused(422, { problems, notice }));
  const page = await visit(`${site.base}/contact`, { expected: [/Failed to load resource/] });
  const form = new ContactForm(page);
  const expectKept = async () => {
    expect(await form.values()).toMatchObject(everything);
    expect(await form.files()).toEqual(['plan.pdf']);
  };
  await form.enter({ ...required, terms: '' });
  await form.submit();
  await expect.poll(() => form.wrongFields()).toEqual(['terms']);
  expect(site.posted).toEqual([]);
  await form.enter(everything);
  await form.attach(plan);
  await form.submit();
  await expect.poll(() => new Notices(page).texts()).toContain('Not Now\nPlease wait.');
  await expectKept();
  expect(await form.wrongFields()).toEqual([]);
  expect(await form.focused()).toBe('submit');
  expect(site.posted).toHaveLength(1);

  await form.submit();
  await expect.poll(() => form.focused()).toBe('message');
  expect(await page.getByRole('alert').filter({ hasText: 'File type not supported.' }).count()).toBe(1);
  expect(await form.wrongFields()).toEqual(['message']);
  expect(await form.descriptionOf('message')).toContain(problems.message);
  expect(await form.filesProblem.innerText()).toBe(problems.files);
  await expectKept();

  await form.field('message').fill('Shorter');
  expect(await form.wrongFields()).toEqual([]);
  await form.submit();
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  expect(await form.values()).toEqual(nothing);
  expect(await form.filesProblem.count()).toBe(0);
});
