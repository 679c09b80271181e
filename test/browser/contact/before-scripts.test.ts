import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, origin } from '../../support/browser/browser.ts';
import { ContactForm, everything, plan, sent } from '../../support/contact/contact-form.ts';
import { inOrderAsPosted } from '../../support/contact/contact-request.ts';
import { test } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';
import { holdBack } from '../../support/pages/route-scripts.ts';

const expected = [/Minified React error #418/];

/** Loads a page whose scripts wait until the returned function is called. It waits for hydration. */
async function openWithoutScripts(page: Page, address: string) {
  const scripts = '**/assets/entry-client-*.js';
  const release = await holdBack(page, scripts);
  const requested = page.waitForRequest(scripts);
  await page.goto(address, { waitUntil: 'commit' });
  await requested;
  return async () => {
    release();
    await hydrated(page);
  };
}

test('the form keeps what was entered before hydration and sends nothing', async ({ visit }) => {
  const page = await visit('/robots.txt', { hydrates: false, reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const hydrate = await openWithoutScripts(page, '/contact?service=consultation&urgency=future');
  await form.enter(everything);
  const made: string[] = [];
  page.on('request', (request) => made.push(`${request.method()} ${request.url()}`));
  // `novalidate` keeps the browser from reporting empty fields before hydration.
  expect(await page.locator('form[novalidate][method=dialog]').count()).toBe(1);
  await form.submit();
  await form.submitButton.press('Enter');
  expect(made).toEqual([]);
  expect(page.url()).toBe(`${origin}/contact?service=consultation&urgency=future`);
  await hydrate();
  expect(await form.values()).toEqual(everything);
  await form.send();
});

/** Changes the served page as password managers and other extensions do. Runs in the page. */
function changeServedPage() {
  for (const parent of document.querySelectorAll('head, body, #root')) {
    parent.prepend(document.createElement('div'));
    parent.setAttribute('data-extension', '1');
  }
  const button = document.createElement('div');
  button.attachShadow({ mode: 'open' }).append('Fill in');
  document.querySelector('#phone')?.after(button);
  const wrapper = document.createElement('span');
  const email = document.querySelector('#email');
  email?.replaceWith(wrapper);
  wrapper.append(email ?? '');
}

test('entries, files and focus survive a page that an extension has changed', async ({ visit, site }) => {
  const page = await visit(`${site.base}/robots.txt`, { hydrates: false, expected, reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const hydrate = await openWithoutScripts(page, '/contact?service=emergency&urgency=future');
  await form.enter(everything);
  await form.picker.setInputFiles(plan);
  await page.evaluate(changeServedPage);
  await form.field('email').focus();
  await hydrate();
  expect(await form.values()).toEqual(everything);
  await expect.poll(() => form.files()).toEqual(['plan.pdf']);
  await expect.poll(() => form.focused()).toBe('email');
  await form.submit();
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  expect(site.posted[0]).toMatchObject({ fields: inOrderAsPosted, files: { 'files/plan.pdf': '%PDF' } });
});

test('the browser posts the form when the code that sends it fails', async ({ visit, site }) => {
  const page = await visit(`${site.base}/contact`, { expected: [/not a constructor/], reducedMotion: 'reduce' });
  await page.evaluate(() => Reflect.set(window, 'XMLHttpRequest', undefined));
  const form = new ContactForm(page);
  await form.attach(plan, { ...plan, name: 'photo.jpg' });
  await form.enter(everything);
  await form.submit();
  await expect.poll(() => site.posted.length).toBe(1);
  expect(site.posted[0]).toMatchObject({
    accept: expect.stringContaining('text/html'),
    fields: { ...inOrderAsPosted, requestId: expect.stringMatching(/^[\da-f-]{36}$/) },
    files: { 'files/plan.pdf': '%PDF', 'files/photo.jpg': '%PDF' },
  });
});
