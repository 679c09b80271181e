import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ContactForm, everything, notSent, plan } from '../../support/contact/contact-form.ts';
import { inOrderAsPosted } from '../../support/contact/contact-request.ts';
import { test, type Posted } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';
import { goTo } from '../../support/pages/links.ts';
import { holdBack } from '../../support/pages/route-scripts.ts';

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
    const page = await visit(`${site.base}/contact`, { expected: [/pump seized/], reducedMotion: 'reduce' });
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

test('when the code fails while another page is shown, the visitor learns it; the request sent again is one mail', async ({
  visit,
  site,
  relay,
}) => {
  const answer = relay.hold();
  const page = await visit(`${site.base}/contact`, { expected: [/pump seized/], reducedMotion: 'reduce' });
  // The code that sends fails when the answer has come.
  await page.evaluate(() => {
    const removeEventListener = document.removeEventListener.bind(document);
    document.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
      removeEventListener(...args);
      if (args[0] === 'click' && args[2] === true) throw new Error('pump seized');
    };
  });
  await submitEverything(page);
  await goTo(page, '/about');
  answer();
  await expect.poll(() => new Notices(page).texts()).toContain(notSent);
  await page.goBack();
  const form = new ContactForm(page);
  await form.root.waitFor();
  expect(await form.values()).toEqual(everything);
  expect(await form.files()).toEqual(['plan.pdf', 'photo.jpg']);
  // The form is shown now, so the browser posts it.
  await form.submit();
  await page.waitForURL('**/contact/sent?reference=*');
  expect(relay.mails.map(({ attachments }) => attachments.length)).toEqual([2]);
});
