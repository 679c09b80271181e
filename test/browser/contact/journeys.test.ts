import { expect } from 'vitest';
import {
  agreement,
  ContactForm,
  everything,
  missing,
  plan,
  required,
  sent,
} from '../../support/contact/contact-form.ts';
import { test } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const file = temporaryFiles();
const names = ['plan.pdf', 'nameplate.jpg', 'gearbox.dwg', 'readings.txt', 'photo 2.PNG'];
const contentOf = (name: string) => Buffer.alloc(300_000, `${name}\r\n\0`);

test.for([true, false])('a request with five files arrives; scripts: %s', async (scripts, { visit, site, relay }) => {
  const page = await visit(`${site.base}/contact`, { width: 360, javaScriptEnabled: scripts });
  const form = new ContactForm(page);
  await form.enter(everything);
  await form.picker.setInputFiles(names.map((name) => file(name, contentOf(name))));
  // Without scripts only the browser's own picker lists the files.
  if (scripts) await expect.poll(() => form.files()).toEqual(names);
  expect(await page.locator('#files-choose').isVisible()).toBe(scripts);
  expect(await form.picker.evaluate((input) => getComputedStyle(input).opacity)).toBe(scripts ? '0' : '1');
  await form.submit();
  if (scripts) {
    await expect.poll(() => new Notices(page).texts()).toContain(sent);
  } else {
    await page.waitForURL('**/contact/sent?reference=*');
    expect(await page.locator('main').innerText()).toContain('Message Sent Successfully!');
  }
  expect(relay.mails).toHaveLength(1);
  const [mail] = relay.mails;
  expect(mail?.replyTo?.value[0]?.address).toBe(everything.email);
  expect(mail?.text).toContain(everything.message);
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual(names);
  for (const { filename = '', content } of mail?.attachments ?? []) {
    expect(content.equals(contentOf(filename)), filename).toBe(true);
  }
});

test('an emergency link leads to a form that says so, and its request arrives', async ({ visit, site, relay }) => {
  const page = await visit(`${site.base}/services/plant-relocation`);
  const form = new ContactForm(page);
  await page.locator('header').getByRole('link', { name: 'Emergency Service' }).click();
  await page.getByRole('heading', { level: 1, name: 'Emergency request' }).waitFor();
  const { serviceType: _linked, urgency: _urgent, ...others } = required;
  await form.enter(others);
  await form.submit();
  await expect.poll(() => new Notices(page).texts()).toEqual([sent]);
  expect(relay.mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('[Emergency] 24/7 emergency repair'),
  ]);
});

test('a refused request is mended field by field, and arrives', async ({ visit, site, relay }) => {
  const page = await visit(`${site.base}/contact`);
  const form = new ContactForm(page);
  await form.attach(plan);
  await form.field('company').press('Enter');
  await expect.poll(() => new Notices(page).texts()).toContain(missing);
  expect(await form.wrongFields()).toEqual(['firstName', 'lastName', 'email', 'phone', 'message', 'terms']);
  expect(await form.focused()).toBe('firstName');
  await page.keyboard.type('Dana');
  expect(await form.wrongFields()).toEqual(['lastName', 'email', 'phone', 'message', 'terms']);

  await form.enter({ ...required, terms: '' });
  await form.submit();
  await expect.poll(() => new Notices(page).texts()).toContain(agreement);
  expect(await form.wrongFields()).toEqual(['terms']);
  expect(await form.focused()).toBe('terms');
  await page.keyboard.press('Space');
  expect(await form.wrongFields()).toEqual([]);

  await form.enter({ email: 'ann at example' });
  await page.keyboard.press('Enter');
  await expect.poll(() => form.wrongFields()).toEqual(['email']);
  expect(await form.focused()).toBe('email');
  expect(relay.mails).toEqual([]);
  await form.enter({ email: 'ann@example.com' });
  await form.submit();
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  expect(relay.mails.map(({ replyTo }) => replyTo?.value[0]?.address)).toEqual(['ann@example.com']);
  expect(relay.mails[0]?.attachments.map(({ filename }) => filename)).toEqual(['plan.pdf']);
});
