import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ContactForm, everything, plan } from '../../support/contact/contact-form.ts';
import { test, type Posted } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';
import { followLink, pageShown } from '../../support/pages/links.ts';

const expected = [/Failed to load resource/, /pump seized/];

/** Code of ours, or of the browser, that fails. They run in the page before its scripts. */
const faults = {
  'the id of a request': () => {
    crypto.randomUUID = () => {
      throw new Error('pump seized');
    };
  },
  'the request itself': () => {
    XMLHttpRequest.prototype.open = () => {
      throw new Error('pump seized');
    };
  },
  'the check': () => {
    const { fromEntries } = Object;
    Reflect.set(Object, 'fromEntries', (entries: [string, string][]) => {
      if (document.querySelector('#terms:checked')) throw new Error('pump seized');
      return fromEntries(entries);
    });
  },
};

async function submitEverything(form: ContactForm) {
  await form.attach(plan, { ...plan, name: 'photo.jpg' });
  await form.enter(everything);
  await form.submit();
}

/** Expects one post with all entries and files, which no script has made. */
async function expectPosted(posted: readonly Posted[]) {
  await expect.poll(() => posted.length).toBe(1);
  const message = everything.message?.replace('\n', '\r\n');
  expect(posted[0]).toMatchObject({
    accept: expect.stringContaining('text/html'),
    fields: { ...everything, message },
    files: { 'files/plan.pdf': '%PDF', 'files/photo.jpg': '%PDF' },
  });
}

test('a form whose code for sending cannot be fetched is posted as without scripts', async ({ open, site }) => {
  const prepare = (page: Page) => page.route('**/deliver-*.js', (route) => route.abort());
  const page = await open('/contact', { baseURL: site.base, expected, prepare });
  const form = new ContactForm(page);
  await submitEverything(form);
  await expectPosted(site.posted);
  expect(new URL(page.url()).pathname).toBe('/contact');
});

test('it is posted also when the visitor has left the page', async ({ open, site }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const prepare = (page: Page) =>
    page.route('**/deliver-*.js', async (route) => {
      await held;
      await route.abort();
    });
  const page = await open('/contact', { baseURL: site.base, expected, prepare });
  const form = new ContactForm(page);
  await submitEverything(form);
  await followLink(page, '/about');
  await pageShown(page, '/about');
  release();
  await expectPosted(site.posted);
});

test.for(Object.entries(faults))(
  'a form is posted as without scripts when %s fails',
  async ([, fail], { open, site }) => {
    const prepare = async (page: Page) => void (await page.addInitScript(fail));
    const page = await open('/contact', { baseURL: site.base, expected, prepare });
    const form = new ContactForm(page);
    await submitEverything(form);
    await expectPosted(site.posted);
  },
);

test('a simulated form sends nothing when its code fails', async ({ open }) => {
  const prepare = async (page: Page) => void (await page.addInitScript(faults['the check']));
  const page = await open('/contact', { expected, prepare });
  const form = new ContactForm(page);
  const made: string[] = [];
  page.on('request', (request) => made.push(request.method()));
  await form.enter(everything);
  const failed = page.waitForEvent('pageerror');
  await form.submit();
  expect((await failed).message).toContain('pump seized');
  expect(made).not.toContain('POST');
  expect(await new Notices(page).texts()).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/contact');
});
