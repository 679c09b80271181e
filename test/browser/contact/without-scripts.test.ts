import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { defaultSite } from '../../../src/content/company/company.ts';
import { violationsAtBothWidths, withAxe } from '../../support/browser/axe.ts';
import { ContactForm, everything, notSent, plan } from '../../support/contact/contact-form.ts';
import { inOrderAsPosted } from '../../support/contact/contact-request.ts';
import { answers, test, type Posted } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';
import { goTo } from '../../support/pages/links.ts';
import { boxOf, focusedId } from '../../support/pages/page-state.ts';
import { holdBack } from '../../support/pages/route-scripts.ts';

test('a double click sends one mail and shows the confirmation', async ({ visit, site, relay }) => {
  let answer = () => {};
  relay.fault.holds = new Promise((resolve) => (answer = resolve));
  const before = relay.offered();
  const page = await visit(`${site.base}/contact`, { javaScriptEnabled: false });
  const form = new ContactForm(page);
  await form.enter(everything);
  await form.picker.setInputFiles(plan);
  await form.submitButton.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(form.submitButton);
  // `Locator.click` would wait for the end of the navigation.
  const click = () => page.mouse.click(x + width / 2, y + height / 2);
  await click();
  await expect.poll(relay.offered).toBe(before + 1);
  const second = page.waitForRequest((request) => request.method() === 'POST');
  await click();
  await second;
  answer();
  // `waitForURL` would fail with the first navigation, which the second click cancels.
  await page.getByRole('heading', { level: 1, name: 'Message Sent Successfully!' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/contact/sent');
  expect(relay.mails.map(({ attachments }) => attachments.length)).toEqual([1]);
});

test('the page of a refused request leads by keyboard to the wrong fields', async ({ visit, site, relay }) => {
  const page = await visit(`${site.base}/contact`, { ...withAxe, expected: [/422/] });
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
  expect(relay.mails).toEqual([]);
  expect(await violationsAtBothWidths(page)).toEqual([]);
});

test('a form that delivers nothing names the e-mail address', async ({ visit }) => {
  const page = await visit('/contact', { javaScriptEnabled: false });
  // In the notice at the top, and beside the button.
  const links = await page.locator(`form a[href="mailto:${defaultSite.email}"]`).all();
  expect(await Promise.all(links.map((link) => link.isVisible()))).toEqual([true, true]);
});

/** Expects one post with all entries and files, which no script has made. */
async function expectPosted(posted: readonly Posted[]) {
  await expect.poll(() => posted.length).toBe(1);
  expect(posted[0]).toMatchObject({
    accept: expect.stringContaining('text/html'),
    fields: inOrderAsPosted,
    files: { 'files/plan.pdf': '%PDF', 'files/photo.jpg': '%PDF' },
  });
}

async function submitEverything(page: Page) {
  const form = new ContactForm(page);
  await form.attach(plan, { ...plan, name: 'photo.jpg' });
  await form.enter(everything);
  await form.submit();
}

test('the browser posts the form while the code of the page does not come', async ({ visit, site }) => {
  const page = await visit(`${site.base}/robots.txt`, { hydrates: false });
  await holdBack(page, '**/assets/*.js');
  await page.goto(`${site.base}/contact`, { waitUntil: 'commit' });
  const form = new ContactForm(page);
  await form.picker.setInputFiles([plan, { ...plan, name: 'photo.jpg' }]);
  await form.enter(everything);
  await form.submit();
  await expectPosted(site.posted);
});

test.for(['check', 'send'])(
  'the browser posts the form when the code to %s it fails',
  async (task, { visit, site }) => {
    const page = await visit(`${site.base}/contact`, { expected: [/pump seized/] });
    await page.evaluate((failing) => {
      const { fromEntries } = Object;
      function fail() {
        throw new Error('pump seized');
      }
      const failOnceAgreed = (entries: [string, string][]) =>
        document.querySelector('#terms:checked') ? fail() : fromEntries(entries);
      if (failing === 'check') Reflect.set(Object, 'fromEntries', failOnceAgreed);
      else Reflect.set(window, 'XMLHttpRequest', fail);
    }, task);
    await submitEverything(page);
    await expectPosted(site.posted);
    expect(site.posted[0]?.fields.requestId).toMatch(/^[\da-f-]{36}$/);
  },
);

/** Makes the code that sends fail when the answer has come. */
const failAtTheEnd = (page: Page) =>
  page.evaluate(() => {
    const { removeEventListener } = window;
    window.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
      removeEventListener(...args);
      if (args[0] === 'beforeunload') throw new Error('pump seized');
    };
  });

test('a request sent before the code failed is posted again, and is one mail', async ({ visit, site, relay }) => {
  const page = await visit(`${site.base}/contact`, { expected: [/pump seized/] });
  await failAtTheEnd(page);
  await submitEverything(page);
  await page.waitForURL('**/contact/sent?reference=*');
  expect(relay.mails.map(({ attachments }) => attachments.length)).toEqual([2]);
});

test('when the code fails while another page is shown, the visitor learns it', async ({ visit, site }) => {
  const answer = site.holdNext(answers.sent);
  const page = await visit(`${site.base}/contact`, { expected: [/pump seized/] });
  await failAtTheEnd(page);
  await submitEverything(page);
  await goTo(page, '/about');
  answer();
  await expect.poll(() => new Notices(page).texts()).toContain(notSent);
  await page.goBack();
  const form = new ContactForm(page);
  await form.root.waitFor();
  expect(await form.values()).toEqual(everything);
  expect(await form.files()).toEqual(['plan.pdf', 'photo.jpg']);
});
