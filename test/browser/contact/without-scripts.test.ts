import { expect, onTestFinished } from 'vitest';
import { violationsAtBothWidths, withAxe } from '../../support/browser/axe.ts';
import { test } from '../../support/browser/browser.ts';
import { ContactForm, everything, plan } from '../../support/contact/contact-form.ts';
import { openMailRelay } from '../../support/contact/mail-relay.ts';
import { boxOf, focusedId } from '../../support/pages/page-state.ts';
import { logLines, startServer, stopServer } from '../../support/server/server-process.ts';

test('a double click sends one mail and shows the confirmation', async ({ visit }) => {
  let answer = () => {};
  const relay = await openMailRelay({ holds: new Promise((resolve) => (answer = resolve)) });
  onTestFinished(relay.close);
  const server = await startServer({ SMTP_URL: relay.url, REQUESTS_TO: 'desk@mill.example', LOG_LEVEL: 'info' });
  onTestFinished(() => void server.child.kill('SIGKILL'));
  const page = await visit(`${server.base}/contact`, { javaScriptEnabled: false });
  const form = new ContactForm(page);
  await form.enter(everything);
  await form.picker.setInputFiles(plan);
  await form.submitButton.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(form.submitButton);
  // `Locator.click` would wait for the end of the navigation.
  const click = () => page.mouse.click(x + width / 2, y + height / 2);
  await click();
  await expect.poll(relay.offered).toBe(1);
  const second = page.waitForRequest((request) => request.method() === 'POST');
  await click();
  await second;
  answer();
  // `waitForURL` would fail with the first navigation, which the second click cancels.
  await page.getByRole('heading', { level: 1, name: 'Message Sent Successfully!' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/contact/sent');
  expect(await stopServer(server)).toBe(0);
  const outcomes = logLines(server).flatMap(({ msg, outcome }) => (msg === 'contact request' ? [outcome] : []));
  expect(outcomes).toHaveLength(2);
  expect(new Set(outcomes)).toEqual(new Set(['repeated', 'sent']));
  expect(relay.mails.map(({ attachments }) => attachments.length)).toEqual([1]);
});

test('the page of a refused request leads by keyboard from its notice to each wrong field', async ({ visit }) => {
  const server = await startServer({ SMTP_URL: 'smtp://127.0.0.1:1', REQUESTS_TO: 'dispatch@mill.example' });
  onTestFinished(async () => void (await stopServer(server)));
  const page = await visit(`${server.base}/contact`, { ...withAxe, expected: [/422/] });
  const form = new ContactForm(page);
  await form.enter({ firstName: 'Dana', company: 'x'.repeat(201) });
  // As a browser without scripts does. axe needs scripts.
  await form.root.evaluate((element) => element instanceof HTMLFormElement && element.submit());
  const notice = page.getByRole('alert');
  await notice.waitFor();
  expect(await page.title()).toMatch(/^Error: /);
  // The page has no script that could list chosen files, so it shows the browser's own picker.
  expect(await page.locator('#files-choose').isVisible()).toBe(false);
  expect(await form.picker.evaluate((input) => getComputedStyle(input).opacity)).toBe('1');
  const wrong = ['lastName', 'email', 'phone', 'company', 'message', 'terms'];
  expect(await form.wrongFields()).toEqual(wrong);
  for (const name of wrong) {
    const link = notice.locator(`a[href="#${name}"]`);
    expect((await boxOf(link)).height, name).toBeGreaterThanOrEqual(44);
  }
  // The notice has the focus, so Tab leads to its first link.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await focusedId(page)).toBe('lastName');
  expect(await violationsAtBothWidths(page)).toEqual([]);
});
