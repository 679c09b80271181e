import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, origin, test } from '../../support/browser/browser.ts';
import { settled, stopClock } from '../../support/browser/clock.ts';
import { ContactForm, everything, plan, sent } from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';
import { followLink, goTo, pageShown } from '../../support/pages/links.ts';
import { holdBack, ownScript } from '../../support/pages/route-scripts.ts';

const secrets = /secret|Berg|Cannon|507/;

/** Returns the content of every storage that outlives the page's memory. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    storage: localStorage.length + sessionStorage.length,
    cookies: document.cookie,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    history: JSON.stringify(history.state),
    name: window.name,
  }));

test('a draft is restored by Back, Forward and links, but neither sent nor stored', async ({ visit }) => {
  const requests: Request[] = [];
  const sockets: string[] = [];
  const page = await visit('/contact?service=emergency&urgency=future', { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  page.on('request', (request) => requests.push(request));
  page.on('websocket', (socket) => sockets.push(socket.url()));

  const values = { ...everything, company: 'By an extension', message: 'my-secret' };
  await form.enter({ ...values, company: '' });
  // Without an event.
  await form.field('company').evaluate((element) => Object.assign(element, { value: 'By an extension' }));
  await form.attach(plan, { ...plan, name: 'my-secret.pdf' });
  for (const [leave, returnToForm] of [
    // The query of this entry must not replace the values that the visitor chose.
    [() => goTo(page, '/about'), () => page.goBack()],
    [() => goTo(page, '/about'), () => followLink(page, '/contact')],
    [() => page.goBack(), () => page.goForward()],
  ] as const) {
    await leave();
    await pageShown(page, '/about');
    expect(JSON.stringify(await kept(page))).not.toMatch(secrets);
    await returnToForm();
    await form.root.waitFor();
    expect(await form.values()).toEqual(values);
    expect(await form.files()).toEqual(['plan.pdf', 'my-secret.pdf']);
  }
  await form.submit();
  await expect.poll(() => new Notices(page).texts()).toContain(sent);

  expect(requests.length).toBeGreaterThan(0);
  for (const request of requests) {
    expect(request.method()).toBe('GET');
    expect(request.url()).toMatch(new RegExp(`^${origin}/(assets/[\\w.-]+|favicon.svg)$`));
    expect(request.postData()).toBeNull();
  }
  expect(sockets).toEqual([]);
  const { history, ...others } = await kept(page);
  expect(others).toEqual({ storage: 0, cookies: '', databases: [], caches: [], name: '' });
  expect(history).not.toMatch(secrets);
  expect(await page.context().cookies()).toEqual([]);
  expect(page.url()).toBe(`${origin}/contact`);
});

test('the text is restored after another document, without files, and the form keeps it until the page of Back is there', async ({
  visit,
}) => {
  const page = await visit('/about', { reducedMotion: 'reduce', stopClock: true });
  const form = new ContactForm(page);
  await followLink(page, '/contact?service=emergency&urgency=planned');
  await form.noFiles.waitFor();
  const { serviceType: _linked, ...others } = everything;
  const values = { ...everything, serviceType: 'emergency' };
  await form.enter(others);
  await form.attach(plan);
  expect(await form.noFiles.isVisible()).toBe(false);
  // Playwright has turned the back-forward cache off.
  await page.goto('/robots.txt');
  await page.clock.resume();
  await page.goBack();
  await hydrated(page);
  await stopClock(page);
  // The values of the address do not replace what was chosen.
  await expect.poll(() => form.values()).toEqual(values);
  await form.noFiles.waitFor();
  // After the other document the browser has the code of the form's page only.
  const release = await holdBack(page, `**${ownScript('/about')}`);
  await page.evaluate(() => history.back());
  await page.waitForURL('**/about', { waitUntil: 'commit' });
  await settled(page);
  expect(await form.values()).toEqual(values);
  release();
  await pageShown(page, '/about');
});
