import { expect } from 'vitest';
import { letPass } from '../../support/browser/clock.ts';
import {
  added,
  agreement,
  ContactForm,
  fileProblems,
  missing,
  notSent,
  plan,
  refused,
  required,
  sent,
} from '../../support/contact/contact-form.ts';
import { answers, test } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';
import { button, guides } from '../../support/pages/guides-page.ts';

test('"Missing Information" closes with the last required field, and "Agreement Required" with the box', async ({
  visit,
}) => {
  const page = await visit('/contact');
  const notices = new Notices(page);
  const form = new ContactForm(page);
  await form.submitButton.click();
  await expect.poll(() => notices.texts()).toEqual([missing]);
  const { message, ...others } = required;
  await form.enter({ ...others, terms: '' });
  await expect.poll(() => form.wrongFields()).toEqual(['message', 'terms']);
  expect(await notices.texts()).toEqual([missing]);
  await form.enter({ message: message ?? '' });
  await expect.poll(() => notices.texts()).toEqual([]);

  await form.submitButton.click();
  await expect.poll(() => notices.texts()).toEqual([agreement]);
  await form.field('terms').check();
  await expect.poll(() => notices.texts()).toEqual([]);
});

test('a notice about the form closes when the form is sent again', async ({ visit, site }) => {
  const page = await visit(`${site.base}/contact`, { expected: [/Failed to load resource/] });
  const notices = new Notices(page);
  const form = new ContactForm(page);
  site.next.push(answers.refused(429, { notice: { title: 'Not Now', text: 'Please wait.' } }));
  site.next.push(answers.refused(500, {}));
  await form.submitButton.click();
  await expect.poll(() => notices.texts()).toEqual([missing]);
  await form.enter({ ...required, message: '', terms: 'on' });
  await form.field('message').evaluate((field) => field instanceof HTMLTextAreaElement && (field.value = 'Leg 3'));
  await form.submitButton.click();
  await expect.poll(() => notices.texts()).toEqual(['Not Now\nPlease wait.']);
  await form.submitButton.click();
  await expect.poll(() => notices.texts()).toEqual([notSent]);
  await form.submitButton.click();
  await expect.poll(() => notices.texts()).toEqual([sent]);
  await form.submitButton.click();
  await expect.poll(() => notices.texts()).toEqual([missing]);
});

test('what the server marks as wrong is said until it is corrected', async ({ visit, site }) => {
  const page = await visit(`${site.base}/contact`, { expected: [/Failed to load resource/] });
  const notices = new Notices(page);
  const form = new ContactForm(page);
  const notice = { title: 'Check Your Entries', text: 'Please correct the marked fields.' };
  const problems = { message: 'Message: at most 10,000 characters.', company: 'Company: at most 200 characters.' };
  site.next.push(answers.refused(422, { notice, problems }));
  await form.enter(required);
  await form.submitButton.click();
  await expect.poll(() => notices.texts()).toEqual([`${notice.title}\n${notice.text}`]);
  await form.enter({ message: 'Shorter.' });
  expect(await form.wrongFields()).toEqual(['company']);
  expect(await notices.texts()).toEqual([`${notice.title}\n${notice.text}`]);
  await form.enter({ company: 'Short' });
  await expect.poll(() => notices.texts()).toEqual([]);
});

test('what the server refuses about the files closes when one is removed', async ({ visit, site }) => {
  const page = await visit(`${site.base}/contact`, { expected: [/Failed to load resource/] });
  const notices = new Notices(page);
  const form = new ContactForm(page);
  const notice = { title: 'File Upload Error', text: 'File type not supported.' };
  site.next.push(answers.refused(422, { notice, problems: { files: 'plan.pdf: File type not supported.' } }));
  await form.enter(required);
  await form.attach(plan);
  await form.submitButton.click();
  await expect.poll(() => notices.texts()).toEqual([added(1), `${notice.title}\n${notice.text}`]);
  await page.getByRole('button', { name: 'Remove plan.pdf' }).click();
  await expect.poll(() => notices.texts()).not.toContain(`${notice.title}\n${notice.text}`);
});

test('an error about files closes when files are attached or removed, or the request is sent', async ({ visit }) => {
  const page = await visit('/contact');
  const notices = new Notices(page);
  const form = new ContactForm(page);
  await notices.addWrongFile();
  await expect.poll(() => notices.texts()).toEqual([refused(fileProblems.wrongType)]);
  await notices.addFiles(5);
  await expect.poll(() => notices.texts()).toEqual([added(5)]);
  await notices.addFiles(1);
  await expect.poll(() => notices.texts()).toEqual([added(5), refused(fileProblems.tooMany)]);
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect.poll(() => notices.texts()).toEqual([added(5)]);
  await notices.addWrongFile();
  await expect.poll(() => notices.texts()).toEqual([added(5), refused(fileProblems.wrongType)]);
  await form.enter(required);
  await form.submitButton.click();
  await expect.poll(() => notices.texts()).toContain(sent);
  await expect.poll(() => notices.texts()).not.toContain(refused(fileProblems.wrongType));
});

test('"Download Failed" closes when a guide is saved', async ({ visit }) => {
  const page = await visit('/resources', {
    stopClock: true,
    prepare: (prepared) =>
      prepared.addInitScript(() => {
        const { createObjectURL } = URL;
        // Fails once.
        URL.createObjectURL = () => {
          URL.createObjectURL = createObjectURL;
          throw new Error('no space');
        };
      }),
  });
  const notices = new Notices(page);
  const [[title]] = guides;
  await button(page, title).click();
  await letPass(page, 2000);
  await expect.poll(() => notices.staying(notices.errors)).toBe(1);
  await button(page, title).click();
  await letPass(page, 2000);
  await expect.poll(() => notices.staying(notices.successes)).toBe(1);
  expect(await notices.staying(notices.errors)).toBe(0);
});
