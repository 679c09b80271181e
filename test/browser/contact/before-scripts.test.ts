import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, origin, test } from '../../support/browser/browser.ts';
import {
  attached,
  enter,
  entered,
  everything,
  field,
  focused,
  picker,
  send,
  submitButton,
} from '../../support/contact/contact-form-page.ts';
import { notices } from '../../support/notices/notices-page.ts';
import { holdBack } from '../../support/pages/route-scripts.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const plan = temporaryFiles()('plan.pdf', '%PDF');

const paths = ['/contact', '/contact?service=consultation&urgency=future'];

test.for(paths)('%s keeps what was entered before hydration and sends nothing', async (path, { visit }) => {
  const page = await visit('/about');
  const release = await holdBack(page, '**/assets/entry-client-*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await enter(page, everything);
  await picker(page).setInputFiles(plan);
  const made: string[] = [];
  page.on('request', (request) => made.push(`${request.method()} ${request.url()}`));
  // `novalidate` keeps the browser from reporting empty fields before hydration.
  expect(await page.locator('form[novalidate][method=dialog]').count()).toBe(1);
  await submitButton(page).click();
  await submitButton(page).press('Enter');
  expect(made).toEqual([]);
  expect(page.url()).toBe(origin + path);
  release();
  await hydrated(page);
  expect(await entered(page)).toEqual(everything);
  await expect.poll(() => attached(page)).toEqual(['plan.pdf']);
  await expect.poll(() => notices(page)).toEqual(['1 file(s) added successfully']);
  await send(page);
});

/** The changes that password managers, translators, other extensions and proxies make to the served page. They run in the page. */
const changes = {
  'an element beside the e-mail field': () => {
    const button = document.createElement('div');
    button.attachShadow({ mode: 'open' }).append('Fill in');
    document.querySelector('#email')?.after(button);
  },
  'an element before the first field': () => document.querySelector('form')?.prepend(document.createElement('i')),
  'an element in a label': () => document.querySelector('label[for=message]')?.append(document.createElement('b')),
  'the e-mail field in a new element': () => {
    const element = document.querySelector('#email');
    const wrapper = document.createElement('span');
    element?.replaceWith(wrapper);
    if (element) wrapper.append(element);
  },
  'the message in another element': () => {
    const element = document.querySelector('[data-field]:has(#message)');
    const place = document.createElement('section');
    element?.replaceWith(place);
    place.append(...(element?.childNodes ?? []));
  },
  'a second field with the name of another': () => {
    const copy = document.createElement('input');
    copy.name = 'email';
    document.querySelector('#email')?.after(copy);
  },
  'a field with the name of another before it': () => {
    const copy = document.createElement('input');
    copy.name = 'email';
    document.querySelector('#email')?.before(copy);
  },
  'a hidden field with the name of another': () => {
    const copy = document.createElement('input');
    copy.type = 'hidden';
    copy.name = 'email';
    document.querySelector('form')?.prepend(copy);
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
  'a removed element': () => document.querySelector('#phone-hint')?.remove(),
  'no noscript': () => document.querySelector('noscript')?.remove(),
  'other attributes': () => {
    for (const element of document.querySelectorAll('form, form *')) {
      element.setAttribute('data-extension', '1');
      element.setAttribute('autocomplete', 'off');
      element.removeAttribute('class');
    }
  },
  'elements in head, body and root': () => {
    for (const parent of document.querySelectorAll('head, body, #root')) parent.prepend(document.createElement('div'));
    document.body.append(document.createElement('div'));
  },
  'addresses that a proxy has hidden': () => {
    for (const link of document.querySelectorAll('a[href^="mailto:"]')) {
      const hidden = document.createElement('a');
      hidden.href = '/cdn-cgi/l/email-protection';
      hidden.dataset.cfemail = '3b';
      hidden.textContent = '[email protected]';
      link.replaceWith(hidden);
    }
  },
};

/** Loads the form without its scripts. The returned function lets them come and waits for hydration. */
async function openWithoutScripts(page: Page, address: string) {
  const release = await holdBack(page, '**/assets/entry-client-*.js');
  await page.goto(address, { waitUntil: 'commit' });
  return async () => {
    release();
    await hydrated(page);
  };
}

test.for(Object.entries(changes))('entries, files and focus survive: %s', async ([, change], { visit }) => {
  const page = await visit('/about', { expected: [/Minified React error #418/] });
  const hydrate = await openWithoutScripts(page, '/contact?service=emergency&urgency=future');
  await enter(page, everything);
  await picker(page).setInputFiles(plan);
  await page.evaluate(change);
  const message = field(page, 'message');
  await message.focus();
  await message.evaluate((element) => element instanceof HTMLTextAreaElement && element.setSelectionRange(3, 7));
  const scrolled = await page.evaluate(() => scrollY);
  await hydrate();
  expect(await entered(page)).toEqual(everything);
  await expect.poll(() => attached(page)).toEqual(['plan.pdf']);
  expect(await focused(page)).toBe('message');
  const selection = await message.evaluate((element) => 'selectionEnd' in element && element.selectionEnd);
  expect(selection).toBe(7);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await send(page);
});
