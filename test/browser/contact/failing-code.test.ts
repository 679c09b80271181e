import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ContactForm, everything, plan } from '../../support/contact/contact-form.ts';
import { inOrderAsPosted } from '../../support/contact/contact-request.ts';
import { test, type Posted } from '../../support/contact/delivery-site.ts';
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

test('the browser posts the form when the code that sends it fails', async ({ visit, site }) => {
  const page = await visit(`${site.base}/contact`, { expected: [/not a constructor/], reducedMotion: 'reduce' });
  await page.evaluate(() => Reflect.set(window, 'XMLHttpRequest', undefined));
  await submitEverything(page);
  await expectPosted(site.posted);
  expect(site.posted[0]?.fields.requestId).toMatch(/^[\da-f-]{36}$/);
});
