import { appendFileSync, rmSync } from 'node:fs';
import { afterAll, describe, expect } from 'vitest';
import { collectAnnouncements, takeAnnouncements } from '../../support/browser/announcements.ts';
import { missing, sent } from '../../support/contact/contact-form.ts';
import { inOrder } from '../../support/contact/contact-request.ts';
import { openMailRelay } from '../../support/contact/mail-relay.ts';
import { openServer } from '../../support/server/open-server.ts';
import { builtApp } from '../../support/server/test-app.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';
import { contactForm } from './contact-form.ts';
import { engines } from './engines.ts';

const file = temporaryFiles();
const relay = await openMailRelay({ thinks: 1_500 });
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
    const page = await open('/contact?service=emergency&urgency=emergency');
    const form = contactForm(page);
    await form.submitButton.click();
    await expect.poll(() => form.notices.allInnerTexts()).toEqual([missing]);
    expect(await form.field('firstName').hasFocus()).toBe(true);
    await page.locator('[aria-label^="Dismiss"]').click();
    await expect.poll(() => form.notices.allInnerTexts()).toEqual([]);

    await form.type(required);
    expect(await form.entered()).toEqual({ ...required, serviceType: 'emergency', urgency: 'emergency' });
    await form.picker.setInputFiles([file('plan.pdf', 8), file('photo.jpg', 9)]);
    await expect.poll(() => form.notices.allInnerTexts()).toEqual(['2 file(s) added successfully']);
    expect(await form.attachedFiles.allInnerTexts()).toEqual(['plan.pdf', 'photo.jpg']);
    await form.field('terms').click();
    await form.submitButton.click();
    await expect.poll(() => form.submitButton.allInnerTexts()).toEqual(['Sending...']);
    await expect.poll(() => form.notices.allInnerTexts()).toContain(sent);
    await expect.poll(form.entered).toEqual({});
    expect(await form.submitButton.hasFocus()).toBe(true);
  });

  test('Enter in a field with a problem announces the problem, each time', async ({ open }) => {
    const page = await open('/contact');
    const form = contactForm(page);
    await form.type({ ...required, email: 'ann at example' });
    await form.field('email').click();
    await page.evaluate(collectAnnouncements);
    for (let turn = 0; turn < 2; turn += 1) {
      await page.keyboard.press('Enter');
      await expect
        .poll(() => page.evaluate(takeAnnouncements))
        .toEqual(['Check the e-mail address. It should look like name@example.com.']);
      expect(await form.field('email').hasFocus()).toBe(true);
    }
  });

  test.for([
    ['changed', (path: string) => appendFileSync(path, ' more')],
    ['deleted', (path: string) => rmSync(path)],
  ] as const)('an attached file that was %s is named at once', async ([, change], { open }) => {
    const page = await open(contact);
    const form = contactForm(page);
    const plan = file('plan.pdf', '%PDF');
    await form.type(required);
    await form.picker.setInputFiles([plan, file('photo.jpg', 9)]);
    await expect.poll(() => form.attachedFiles.allInnerTexts()).toContain('plan.pdf');
    await form.field('terms').click();
    change(plan);
    await form.submitButton.click();
    await expect
      .poll(() => page.locator('#files-problem').allInnerTexts(), { timeout: 5000 })
      .toEqual([expect.stringMatching(/^plan\.pdf: .+ can no longer be read/)]);
    expect((await form.notices.allInnerTexts()).join()).toContain('File Upload Error');
  });

  test('without scripts and delivery the form says so, sends nothing and keeps what was typed', async ({ open }) => {
    const page = await open('/contact?service=consultation', { javaScriptEnabled: false });
    const form = contactForm(page);
    expect(await page.locator('form noscript').allInnerTexts()).toEqual([
      expect.stringContaining('This form needs JavaScript'),
    ]);
    await form.type({ lastName: 'Olson' });
    await form.submitButton.click();
    // A submission would happen before the next click.
    await form.field('firstName').click();
    expect(await page.address()).toBe('/contact?service=consultation');
    expect(await form.entered()).toMatchObject({ lastName: 'Olson' });
  });

  test('without scripts, the notice of a refused request leads by keyboard to the first wrong field', async ({
    open,
  }) => {
    const page = await open(contact, { javaScriptEnabled: false });
    const form = contactForm(page);
    await form.submitButton.click();
    const notice = page.locator('form [role="alert"]');
    await expect
      .poll(async () => (await notice.allInnerTexts()).join())
      .toContain('Please fill in all required fields.');
    expect(await page.title()).toMatch(/^Error: /);
    await expect.poll(() => notice.hasFocus()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => form.field('firstName').hasFocus()).toBe(true);
  });

  test('a double click without scripts sends one mail and shows the confirmation', async ({ open }) => {
    const page = await open(contact, { javaScriptEnabled: false });
    // The same request from another engine would count as a repetition.
    await page.evaluate(fillIn, { ...inOrder, company: engine });
    const before = relay.offered();
    await contactForm(page).submitButton.click();
    await expect.poll(relay.offered).toBe(before + 1);
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(() => page.address()).toBe('/contact/sent');
    expect(relay.mails).toHaveLength(before + 1);
  });
});

/** Runs in the page. Fills in its form. */
function fillIn(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const control = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
    if (control?.type === 'checkbox') control.checked = true;
    else if (control) control.value = value;
  }
}
