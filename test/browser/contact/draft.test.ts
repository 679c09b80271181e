import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, origin, test } from '../../support/browser/browser.ts';
import { settled } from '../../support/browser/clock.ts';
import { ContactForm, everything, nothing, plan, required, sent } from '../../support/contact/contact-form.ts';
import { answers, test as deliveryTest } from '../../support/contact/delivery-site.ts';
import { Menu } from '../../support/layout/menu.ts';
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
  const page = await visit('/contact?service=emergency&urgency=future');
  const form = new ContactForm(page);
  page.on('request', (request) => requests.push(request));
  page.on('websocket', (socket) => sockets.push(socket.url()));

  const values = { ...everything, message: 'my-secret' };
  await form.enter(values);
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

test('the form keeps the values of its link while the page of Back is fetched', async ({ visit }) => {
  const page = await visit('/about', { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  await followLink(page, '/contact?service=emergency&urgency=emergency');
  await form.root.waitFor();
  // After it the browser has the code of the form's page only.
  await page.reload();
  await hydrated(page);
  await holdBack(page, `**${ownScript('/about')}`);
  await page.evaluate(() => history.back());
  await page.waitForURL('**/about', { waitUntil: 'commit' });
  await settled(page);
  expect(await form.values()).toMatchObject({ serviceType: 'emergency', urgency: 'emergency' });
});

test('after a visit to another site the text is restored, and the list says that no files are attached', async ({
  visit,
}) => {
  const page = await visit('/contact?service=emergency&urgency=planned', { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  await form.noFiles.waitFor();
  await form.enter(everything);
  await form.attach(plan);
  expect(await form.noFiles.isVisible()).toBe(false);
  // Playwright has turned the back-forward cache off.
  await page.goto('/robots.txt');
  await page.goBack();
  await hydrated(page);
  // The values of the address do not replace what was chosen, and a link without values takes nothing away.
  await expect.poll(() => form.values()).toEqual(everything);
  await form.noFiles.waitFor();
  await new Menu(page).link('Contact').click();
  await page.waitForURL('**/contact');
  expect(await form.values()).toEqual(everything);
  expect(await form.files()).toEqual([]);
  expect(await form.noFiles.isVisible()).toBe(true);
});

deliveryTest('a visitor may open other pages during sending, and is asked before leaving', async ({ visit, site }) => {
  const notice = { title: 'Check Your Entries', text: 'Please correct the marked fields.' };
  const answer = site.holdNext(answers.refused(422, { problems: { email: 'No such address.' }, notice }));
  const page = await visit(`${site.base}/contact`, { expected: [/Failed to load resource/] });
  const form = new ContactForm(page);
  const goBackToForm = async () => {
    await page.goBack();
    await form.root.waitFor();
  };
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await form.enter(required);
  await form.send();
  await goTo(page, '/about');
  await goBackToForm();
  await expect.poll(() => form.isSending()).toBe(true);
  await expect.poll(() => site.posted.length).toBe(1);
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await goTo(page, '/about');
  answer();
  await page.getByText('Check Your Entries').waitFor();
  await goBackToForm();
  await expect.poll(() => form.wrongFields()).toEqual(['email']);
  expect(await form.values()).toMatchObject(required);
  await goTo(page, '/about');
  await goBackToForm();
  expect(await form.wrongFields()).toEqual([]);
  await form.submit();
  await goTo(page, '/about');
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  await goBackToForm();
  expect(await form.values()).toEqual(nothing);
  await page.reload();
  expect(asked).toHaveLength(1);
});
