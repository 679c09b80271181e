import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { origin, test } from '../../support/browser/browser.ts';
import { ContactForm, everything, plan, sent } from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';
import { followLink, pageShown } from '../../support/pages/links.ts';

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
  const page = await visit('/contact?service=emergency&urgency=future');
  const form = new ContactForm(page);
  page.on('request', (request) => requests.push(request));
  page.on('websocket', (socket) => sockets.push(socket.url()));

  const values = { ...everything, message: 'my-secret' };
  await form.enter(values);
  await form.attach(plan, { ...plan, name: 'my-secret.pdf' });
  const goToAbout = () => followLink(page, '/about');
  const goToForm = () => followLink(page, '/contact');
  for (const [leave, returnToForm] of [
    // The query of this entry must not replace the values that the visitor chose.
    [goToAbout, () => page.goBack()],
    [goToAbout, goToForm],
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
