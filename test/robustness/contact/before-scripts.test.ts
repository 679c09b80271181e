import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, origin } from '../../support/browser/browser.ts';
import { translate } from '../../support/browser/translate.ts';
import { added, ContactForm, everything, plan, sent } from '../../support/contact/contact-form.ts';
import { inOrderAsPosted } from '../../support/contact/contact-request.ts';
import { test } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';
import { goTo } from '../../support/pages/links.ts';
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
  await form.picker.setInputFiles(plan);
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
  await expect.poll(() => form.files()).toEqual(['plan.pdf']);
  await expect.poll(() => new Notices(page).texts()).toEqual([added(1)]);
  await form.send();
});

/** What password managers, translators, other extensions and proxies do to the served page. */
const changes: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the text is translated, and fields are in new elements, beside others and without their hints': async (page) => {
    await translate(page);
    await page.evaluate(() => {
      const button = document.createElement('div');
      button.attachShadow({ mode: 'open' }).append('Fill in');
      document.querySelector('#phone')?.after(button);
      document.querySelector('form')?.prepend(document.createElement('i'));
      document.querySelector('label[for=message]')?.append(document.createElement('b'));
      const wrapper = document.createElement('span');
      const email = document.querySelector('#email');
      email?.replaceWith(wrapper);
      wrapper.append(email ?? '');
      const place = document.createElement('section');
      const message = document.querySelector('[data-field]:has(#message)');
      message?.replaceWith(place);
      place.append(...(message?.childNodes ?? []));
      document.querySelector('#phone-hint')?.remove();
    });
  },
  'elements are in head, body and root, attributes are others, and addresses are hidden': (page) =>
    page.evaluate(() => {
      for (const parent of document.querySelectorAll('head, body, #root')) {
        parent.prepend(document.createElement('div'));
        parent.setAttribute('data-extension', '1');
      }
      for (const element of document.querySelectorAll('form, form *')) {
        element.setAttribute('data-extension', '1');
        element.setAttribute('autocomplete', 'off');
        element.removeAttribute('class');
      }
      for (const link of document.querySelectorAll('a[href^="mailto:"]')) {
        const hidden = Object.assign(document.createElement('a'), { href: '/cdn-cgi/l/email-protection' });
        hidden.textContent = '[email protected]';
        link.replaceWith(hidden);
      }
    }),
};

test.for(Object.entries(changes).map(([name, change], index) => [name, change, index ? 'email' : 'message'] as const))(
  'entries, files and focus survive, and can be sent: %s',
  async ([, change, focused], { visit, site }) => {
    const page = await visit(`${site.base}/robots.txt`, { hydrates: false, expected, reducedMotion: 'reduce' });
    const form = new ContactForm(page);
    const hydrate = await openWithoutScripts(page, '/contact?service=emergency&urgency=future');
    await form.enter(everything);
    await form.picker.setInputFiles(plan);
    const before = await page.content();
    await change(page);
    expect(await page.content()).not.toBe(before);
    const outside = page.locator('head[data-extension], head > div, body[data-extension], body > div:empty');
    const additions = await outside.count();
    const field = form.field(focused);
    await field.focus();
    const scrolled = await page.evaluate(() => scrollY);
    await hydrate();
    expect(await form.values()).toEqual(everything);
    await expect.poll(() => form.files()).toEqual(['plan.pdf']);
    expect(await form.focused()).toBe(focused);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    // The caret is after the text.
    await page.keyboard.type('.');
    expect(await field.inputValue()).toBe(`${everything[focused]}.`);
    await page.keyboard.press('Backspace');

    await form.submit();
    await expect.poll(() => new Notices(page).texts()).toContain(sent);
    expect(site.posted[0]).toMatchObject({ fields: inOrderAsPosted, files: { 'files/plan.pdf': '%PDF' } });
    // What is outside of the root stays on other pages, too.
    await goTo(page, '/about');
    expect(await outside.count()).toBe(additions);
  },
);
