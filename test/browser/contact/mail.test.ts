import { expect, onTestFinished } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { attached, enter, everything, picker, sent, submitButton } from '../../support/contact/contact-form-page.ts';
import { openMailRelay } from '../../support/contact/mail-relay.ts';
import { notices } from '../../support/notices/notices-page.ts';
import { startServer, stopServer } from '../../support/server/server-process.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const file = temporaryFiles();
const names = ['plan.pdf', 'nameplate.jpg', 'gearbox.dwg', 'readings.txt', 'photo 2.PNG'];
const contentOf = (name: string) => Buffer.alloc(300_000, `${name}\r\n\0`);

/** Starts the built server with a mail relay. */
async function siteWithRelay() {
  const relay = await openMailRelay();
  const server = await startServer({ SMTP_URL: relay.url, REQUESTS_TO: 'dispatch@mill.example' });
  onTestFinished(async () => {
    await stopServer(server);
    await relay.close();
  });
  return { base: server.base, mails: relay.mails };
}

test.for([true, false])('a request with five files arrives by mail; scripts: %s', async (scripts, { visit }) => {
  const { base, mails } = await siteWithRelay();
  const page = await visit(`${base}/contact`, { width: 360, javaScriptEnabled: scripts });
  await enter(page, { ...everything, urgency: 'emergency' });
  await picker(page).setInputFiles(names.map((name) => file(name, contentOf(name))));
  if (scripts) await expect.poll(() => attached(page)).toEqual(names);
  // Without scripts only the browser's own picker lists the files.
  expect(await page.locator('#files-choose').isVisible()).toBe(scripts);
  expect(await picker(page).evaluate((input) => getComputedStyle(input).opacity)).toBe(scripts ? '0' : '1');
  await submitButton(page).click();
  if (scripts) {
    await expect.poll(() => notices(page)).toContain(sent);
  } else {
    await page.waitForURL('**/contact/sent');
    expect(await page.locator('main').innerText()).toContain('Message Sent Successfully!');
  }
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.subject).toMatch(/\[Emergency\] /);
  expect(mail?.replyTo?.value[0]?.address).toBe(everything.email);
  expect(mail?.text).toContain(everything.message);
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual(names);
  for (const { filename = '', content } of mail?.attachments ?? []) {
    expect(content.equals(contentOf(filename)), filename).toBe(true);
  }
});

test('a request in which a program filled every text field is marked as possible spam', async ({ visit }) => {
  const { base, mails } = await siteWithRelay();
  const page = await visit(`${base}/contact`);
  const filled = await page.locator('form').evaluate((form) => {
    const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([type=checkbox], [type=file]), textarea',
    );
    for (const field of fields) field.value = field.type === 'email' ? 'bot@example.org' : 'https://spam.example';
    form.querySelector<HTMLInputElement>('[name=terms]')?.click();
    form.querySelector('button')?.click();
    return [...fields].map(({ name }) => name);
  });
  expect(filled).toEqual(['leaveEmpty', 'firstName', 'lastName', 'email', 'phone', 'company', 'message']);
  await expect.poll(() => notices(page)).toContain(sent);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toMatch(/^\[Possible spam\] Contact request, /);
  expect(mails[0]?.text).toMatch(/^Possible spam: the field that people do not see is filled in/m);
  expect(mails[0]?.text).toContain('Message:\nhttps://spam.example');
});
