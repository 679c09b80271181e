import { appendFileSync, rmSync } from 'node:fs';
import { afterAll, describe, expect } from 'vitest';
import { added, missing, sent } from '../../support/contact/contact-form.ts';
import { openMailRelay } from '../../support/contact/mail-relay.ts';
import { builtApp } from '../../support/server/built-app.ts';
import { openServer } from '../../support/server/open-server.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';
import { engines } from './engines.ts';
import { ContactForm, Notices } from './page-objects.ts';

const file = temporaryFiles();
const relay = await openMailRelay();
const { server, port } = await openServer(builtApp({ SMTP_URL: relay.url, REQUESTS_TO: 'desk@example.com' }));
const contact = `http://127.0.0.1:${port}/contact`;
afterAll(async () => {
  server.close();
  await relay.close();
});

const required = {
  firstName: 'Dana',
  lastName: 'Olson',
  email: 'do@example.com',
  phone: '555 0100',
  message: 'Leg 3',
};

describe.each(engines)('in $name', ({ name: engine, test }) => {
  test('the form is refused while empty, prefilled by a link, sent with files and emptied', async ({ open }) => {
    const page = await open(`${contact}?service=emergency&urgency=emergency`);
    const [form, notices] = [new ContactForm(page), new Notices(page)];
    await form.submitButton.click();
    await expect.poll(() => notices.texts()).toEqual([missing]);
    expect(await form.field('firstName').hasFocus()).toBe(true);
    await notices.dismissButtons.click();
    await expect.poll(() => notices.texts()).toEqual([]);

    await form.type(required);
    expect(await form.values()).toEqual({ ...required, serviceType: 'emergency', urgency: 'emergency' });
    await form.picker.setInputFiles([file('plan.pdf', 8), file('photo.jpg', 9)]);
    await expect.poll(() => notices.texts()).toEqual([added(2)]);
    expect(await form.files.allInnerTexts()).toEqual(['plan.pdf', 'photo.jpg']);
    await form.field('terms').click();
    const answer = relay.hold();
    await form.submitButton.click();
    await expect.poll(() => form.submitButton.allInnerTexts()).toEqual(['Sending...']);
    answer();
    await expect.poll(() => notices.texts()).toContain(sent);
    await expect.poll(() => form.values()).toEqual({});
    expect(await form.submitButton.hasFocus()).toBe(true);
    expect(relay.mails.at(-1)?.attachments.map(({ filename, size }) => [filename, size])).toEqual([
      ['plan.pdf', 8],
      ['photo.jpg', 9],
    ]);
  });

  test.for([
    ['changed', (path: string) => appendFileSync(path, ' more')],
    ['deleted', (path: string) => rmSync(path)],
  ] as const)('an attached file that was %s is named at once', async ([, change], { open }) => {
    const form = new ContactForm(await open(contact));
    const plan = file('plan.pdf', '%PDF');
    await form.type(required);
    await form.picker.setInputFiles([plan, file('photo.jpg', 9)]);
    await expect.poll(() => form.files.allInnerTexts()).toContain('plan.pdf');
    await form.field('terms').click();
    change(plan);
    await form.submitButton.click();
    await expect
      .poll(() => form.filesProblem.allInnerTexts(), { timeout: 5000 })
      .toEqual([expect.stringMatching(/^plan\.pdf: .+ can no longer be read/)]);
  });

  test('without scripts the notice of a refused request leads to the first wrong field; a double click sends one mail', async ({
    open,
  }) => {
    const page = await open(contact, { javaScriptEnabled: false });
    const form = new ContactForm(page);
    await form.field('terms').click();
    await form.submitButton.click();
    const notice = form.root.locator('[role="alert"]');
    await expect.poll(() => notice.allInnerTexts()).toEqual([expect.stringContaining('in all required fields')]);
    expect(await page.title()).toMatch(/^Error: /);
    await expect.poll(() => notice.hasFocus()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => form.field('firstName').hasFocus()).toBe(true);

    // The same request from another engine would count as a repetition.
    await form.type({ ...required, company: engine });
    const before = relay.offered();
    const answer = relay.hold();
    await form.submitButton.click();
    await expect.poll(relay.offered).toBe(before + 1);
    await page.mouse.down();
    await page.mouse.up();
    answer();
    await expect.poll(() => page.address()).toMatch(/^\/contact\/sent\?reference=/);
    expect(relay.mails).toHaveLength(before + 1);
  });
});
