import { rmSync } from 'node:fs';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { openCheckingProxy, type Checking } from '../../support/contact/checking-proxy.ts';
import { ContactForm, everything, notSent, plan, sent } from '../../support/contact/contact-form.ts';
import { openContactSite } from '../../support/contact/contact-site.ts';
import { Notices } from '../../support/notices/notices.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const file = temporaryFiles();

const expected = [/Failed to load resource/, /policy violation: connect-src/, /Content Security Policy/];
const check = '<title>Just a moment...</title><script>check()</script>';

test('after an answer that is not ours the browser posts the form; the check is shown, one mail comes, and Back has the texts', async ({
  visit,
}) => {
  // A site of its own, because a site takes ten posts from an address.
  const { port, relay } = await openContactSite();
  const checking: Checking = { script: { status: 403, body: check }, document: 'checked' };
  const proxy = await openCheckingProxy(`http://127.0.0.1:${port}`, checking);
  const page = await visit(`${proxy.base}/contact`, { expected, reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const kinds = () => proxy.posts.map(({ kind }) => kind);
  await form.enter(everything);
  await form.attach(plan);

  // The document is stopped as well.
  checking.document = 'stopped';
  await form.submit();
  await page.getByText('403 Forbidden').waitFor();
  await page.goBack();
  await form.root.waitFor();
  expect(await form.values()).toMatchObject(everything);
  expect(kinds()).toEqual(['script', 'document']);
  expect(relay.mails).toEqual([]);
  // No browser keeps files for Back, unless it keeps the page.
  await form.attach(plan);

  checking.document = 'checked';
  await form.submit();
  await page.getByRole('button', { name: 'I am human' }).click();
  await page.waitForURL('**/contact/sent?reference=*');
  expect(relay.mails.map(({ attachments }) => attachments.map(({ filename }) => filename))).toEqual([['plan.pdf']]);

  // The request has reached the site, and only its answer was replaced. The file could be read once.
  relay.mails.length = 0;
  await page.context().clearCookies();
  checking.script = { status: 200, body: '<h1>Sign in to the network</h1>', reachesSite: true };
  checking.document = 'passed';
  await page.goto('/contact');
  await form.enter({ ...everything, message: 'Separator 4 stopped.' });
  const photo = file('photo.jpg', 'photo');
  checking.beforeScript = () => rmSync(photo);
  await form.picker.setInputFiles([photo]);
  await form.submit();
  await page.waitForURL('**/contact/sent?reference=*');
  expect(relay.mails.map(({ attachments }) => attachments.map(({ content }) => String(content)))).toEqual([['photo']]);
  expect(kinds().slice(-2)).toEqual(['script', 'document']);
});

test('after a redirect to another host the form stays as it is and leads to the check in a new tab', async ({
  open,
}) => {
  const { port, relay } = await openContactSite();
  const location = `http://localhost:${port}/robots.txt`;
  const checking: Checking = { script: { status: 413, body: '<h1>Too large</h1>' }, document: 'stopped' };
  const proxy = await openCheckingProxy(`http://127.0.0.1:${port}`, checking);
  const page = await open(`${proxy.base}/contact`, { expected, reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  await form.enter(everything);
  await form.attach(plan);
  const leadsToCheck = form.root.getByText('Your request may not have reached us');
  // No check makes a request smaller.
  await form.submit();
  await expect.poll(() => new Notices(page).texts().then(String)).toContain('Request Too Large');
  expect(await leadsToCheck.count()).toBe(0);

  checking.script = { status: 302, body: '', location };
  await form.submit();
  await expect.poll(() => new Notices(page).texts(), { timeout: 10_000 }).toContain(notSent);
  expect(await form.values()).toMatchObject(everything);
  expect(await leadsToCheck.count()).toBe(1);
  expect(proxy.posts.map(({ kind }) => kind)).toEqual(['script', 'script', 'script']);
  const popup = page.waitForEvent('popup');
  await form.root.getByRole('link', { name: 'Open this page in a new tab' }).click();
  const tab = await popup;
  await tab.goto(proxy.base + proxy.passPath);
  await tab.close();
  await form.submit();
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  expect(await leadsToCheck.count()).toBe(0);
  expect(relay.mails.map(({ attachments }) => attachments.length)).toEqual([1]);
});
