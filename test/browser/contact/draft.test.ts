import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated } from '../../support/browser/browser.ts';
import { ContactForm, everything, nothing, plan, sent } from '../../support/contact/contact-form.ts';
import { test } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';
import { followLink, goTo, pageShown } from '../../support/pages/links.ts';

const secrets = /secret|Berg|Cannon|507/;

/** Returns what outlives the page besides the storage of the tab. */
const keptElsewhere = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), document.cookie, history.state, window.name]));

const draftIn = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));

test('links, Back, a reload and another site lose no entry, which the tab alone keeps', async ({ visit, site }) => {
  const page = await visit(`${site.base}/contact?service=emergency&urgency=future`, { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const values = { ...everything, company: 'By an extension', message: 'my-secret' };
  await form.enter({ ...values, company: '' });
  // Without an event.
  await form.field('company').evaluate((element) => Object.assign(element, { value: 'By an extension' }));
  await form.attach(plan, { ...plan, name: 'my-secret.pdf' });
  // The query of the first entry must not replace the values that the visitor chose.
  for (const returnToForm of [() => page.goBack(), () => followLink(page, '/contact')]) {
    await goTo(page, '/about');
    await pageShown(page, '/about');
    await returnToForm();
    await form.root.waitFor();
    expect(await form.values()).toEqual(values);
    expect(await form.files()).toEqual(['plan.pdf', 'my-secret.pdf']);
    expect(await form.filesLost.count()).toBe(0);
  }
  // Playwright has turned the back-forward cache off.
  const another = () => page.goto('/robots.txt').then(() => page.goBack());
  for (const load of [() => page.reload(), another]) {
    await load();
    await hydrated(page);
    await expect.poll(() => form.values()).toEqual(values);
    await form.filesLost.waitFor();
    expect(await form.files()).toEqual([]);
    expect(await draftIn(page)).toMatch(/my-secret/);
    expect(await draftIn(page)).not.toMatch(/\.pdf/);
    expect(await keptElsewhere(page)).not.toMatch(secrets);
  }

  // A link from another document.
  await page.goto('/contact?service=emergency&urgency=emergency');
  await hydrated(page);
  const linked = { ...values, serviceType: 'emergency', urgency: 'emergency' };
  await expect.poll(() => form.values()).toEqual(linked);
  // After a reload the link does not replace a choice.
  await form.enter({ urgency: 'soon' });
  await page.reload();
  await hydrated(page);
  await expect.poll(() => form.values()).toEqual({ ...linked, urgency: 'soon' });
  await form.attach(plan);
  expect(await form.filesLost.count()).toBe(0);
  await form.submit();
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  expect(await draftIn(page)).toBe('[]');
  await page.reload();
  await hydrated(page);
  await expect.poll(() => form.values()).toEqual({ ...nothing, serviceType: 'emergency', urgency: 'emergency' });
  expect(await draftIn(page)).toBe('[]');
  expect(requests.filter((request) => request.method() !== 'GET')).toHaveLength(1);
  for (const request of requests) {
    expect(new URL(request.url()).origin).toBe(site.base);
    expect(request.url()).not.toMatch(secrets);
  }
});

test('a draft is restored for 12 hours after the last entry, and removed then', async ({ visit }) => {
  const page = await visit('/contact', { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const returnAfter = async (milliseconds: number) => {
    await page.evaluate((age) => {
      const draft = JSON.parse(sessionStorage.getItem('contact-form') ?? '');
      sessionStorage.setItem('contact-form', JSON.stringify({ ...draft, enteredAt: draft.enteredAt - age }));
    }, milliseconds);
    await page.goto('/robots.txt');
    await page.goBack();
    await hydrated(page);
  };
  const hour = 3_600_000;
  await form.enter({ firstName: 'Dana', message: 'my-secret', terms: 'on' });
  await returnAfter(11 * hour);
  await expect.poll(() => form.values()).toMatchObject({ firstName: 'Dana', message: 'my-secret', terms: 'on' });
  // A visit to the page is no entry.
  await returnAfter(hour);
  await expect.poll(() => form.values()).toEqual(nothing);
  expect(await draftIn(page)).toBe('[]');

  // A tab that stays open.
  await form.enter({ message: 'my-secret' });
  await goTo(page, '/about');
  await page.evaluate((age) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + age;
  }, 12 * hour);
  await followLink(page, '/contact');
  await form.root.waitFor();
  expect(await form.values()).toEqual(nothing);
  expect(await draftIn(page)).toBe('[]');
});
