import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, origin, test } from '../../support/browser/browser.ts';
import { added, ContactForm, everything, plan } from '../../support/contact/contact-form.ts';
import { test as deliveryTest } from '../../support/contact/delivery-site.ts';
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

const paths = ['/contact', '/contact?service=consultation&urgency=future'];

test.for(paths)('%s keeps what was entered before hydration and sends nothing', async (path, { visit }) => {
  const page = await visit('/about');
  const form = new ContactForm(page);
  const hydrate = await openWithoutScripts(page, path);
  await form.enter(everything);
  await form.picker.setInputFiles(plan);
  const made: string[] = [];
  page.on('request', (request) => made.push(`${request.method()} ${request.url()}`));
  // `novalidate` keeps the browser from reporting empty fields before hydration.
  expect(await page.locator('form[novalidate][method=dialog]').count()).toBe(1);
  await form.submit();
  await form.submitButton.press('Enter');
  expect(made).toEqual([]);
  expect(page.url()).toBe(origin + path);
  await hydrate();
  expect(await form.values()).toEqual(everything);
  await expect.poll(() => form.files()).toEqual(['plan.pdf']);
  await expect.poll(() => new Notices(page).texts()).toEqual([added(1)]);
  await form.send();
});

/** The changes that password managers, translators, other extensions and proxies make to the served page. They run in the page. */
const changes = {
  'elements beside a field, before the first and in a label': () => {
    const button = document.createElement('div');
    button.attachShadow({ mode: 'open' }).append('Fill in');
    document.querySelector('#email')?.after(button);
    document.querySelector('form')?.prepend(document.createElement('i'));
    document.querySelector('label[for=message]')?.append(document.createElement('b'));
  },
  'fields in new elements': () => {
    const email = document.querySelector('#email');
    const wrapper = document.createElement('span');
    email?.replaceWith(wrapper);
    if (email) wrapper.append(email);
    const message = document.querySelector('[data-field]:has(#message)');
    const place = document.createElement('section');
    message?.replaceWith(place);
    place.append(...(message?.childNodes ?? []));
  },
  'a second field with the name of another': () => {
    const copy = document.createElement('input');
    copy.name = 'email';
    document.querySelector('#email')?.after(copy);
  },
  'fields with the name of another before it': () => {
    for (const type of ['text', 'hidden']) {
      const copy = document.createElement('input');
      copy.type = type;
      copy.name = 'email';
      document.querySelector('form')?.prepend(copy);
    }
  },
  'translated text': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const font = document.createElement('font');
      font.textContent = `${text.textContent} ...`;
      if (text.textContent?.trim()) text.parentNode?.replaceChild(font, text);
    }
  },
  'removed elements and other attributes': () => {
    document.querySelector('#phone-hint')?.remove();
    document.querySelector('noscript')?.remove();
    for (const element of document.querySelectorAll('form, form *')) {
      element.setAttribute('data-extension', '1');
      element.setAttribute('autocomplete', 'off');
      element.removeAttribute('class');
    }
  },
  'elements in head, body and root, and hidden addresses': () => {
    for (const parent of document.querySelectorAll('head, body, #root')) parent.prepend(document.createElement('div'));
    for (const link of document.querySelectorAll('a[href^="mailto:"]')) {
      const hidden = document.createElement('a');
      hidden.href = '/cdn-cgi/l/email-protection';
      hidden.textContent = '[email protected]';
      link.replaceWith(hidden);
    }
  },
};

test.for(Object.entries(changes))('entries, files and focus survive: %s', async ([, change], { visit }) => {
  const page = await visit('/about', { expected });
  const form = new ContactForm(page);
  const hydrate = await openWithoutScripts(page, '/contact?service=emergency&urgency=future');
  await form.enter(everything);
  await form.picker.setInputFiles(plan);
  const before = await page.content();
  await page.evaluate(change);
  expect(await page.content()).not.toBe(before);
  const message = form.field('message');
  await message.focus();
  await message.evaluate((element) => element instanceof HTMLTextAreaElement && element.setSelectionRange(3, 7));
  const scrolled = await page.evaluate(() => scrollY);
  await hydrate();
  expect(await form.values()).toEqual(everything);
  await expect.poll(() => form.files()).toEqual(['plan.pdf']);
  expect(await form.focused()).toBe('message');
  const selection = await message.evaluate((element) => 'selectionEnd' in element && element.selectionEnd);
  expect(selection).toBe(7);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

/** Adds an element that breaks hydration. */
const changeMarkup = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('aside')));

test('the search and the e-mail address of the blog survive a changed page', async ({ visit }) => {
  const page = await visit('/about', { expected });
  const hydrate = await openWithoutScripts(page, '/blog');
  const [search, email] = [page.locator('input[type=search]'), page.locator('input[type=email]')];
  await search.fill('soft foot');
  await email.fill('dana@example.com');
  await search.focus();
  await changeMarkup(page);
  await hydrate();
  expect(await search.inputValue()).toBe('soft foot');
  expect(await email.inputValue()).toBe('dana@example.com');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
});

deliveryTest('a form that delivers sends what was entered before its page was changed', async ({ visit, site }) => {
  const page = await visit(`${site.base}/about`, { expected });
  const form = new ContactForm(page);
  const hydrate = await openWithoutScripts(page, '/contact');
  await form.enter(everything);
  await form.picker.setInputFiles(plan);
  await form.submitButton.focus();
  await changeMarkup(page);
  await hydrate();
  await expect.poll(() => form.files()).toEqual(['plan.pdf']);
  expect(await form.focused()).toBe('submit');
  await page.keyboard.press('Enter');
  await expect.poll(() => site.posted.length).toBe(1);
  const message = everything.message?.replace('\n', '\r\n');
  expect(site.posted[0]).toMatchObject({ fields: { ...everything, message }, files: { 'files/plan.pdf': '%PDF' } });
});
