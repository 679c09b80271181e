import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openMailRelay } from '../../support/contact/mail-relay.ts';
import { builtApp } from '../../support/server/built-app.ts';
import { openServer } from '../../support/server/open-server.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';
import { startFirefox, startWebKit } from './browsers.ts';

/** Runs in the page before its scripts. Collects errors, hydration warnings and policy violations in `window.problems`. */
function collectProblems() {
  const problems: string[] = [];
  Reflect.set(window, 'problems', problems);
  addEventListener('error', ({ message }) => problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`policy violation: ${violatedDirective} ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) console[level] = (...words) => problems.push(words.join(' '));
}

const file = temporaryFiles();
const relay = await openMailRelay();
const app = builtApp({ SMTP_URL: relay.url, REQUESTS_TO: 'desk@example.com' });
let scripts = Promise.resolve();
const { server, port } = await openServer(async (request, response) => {
  if (!request.url?.startsWith('/assets/entry-client-')) return app(request, response);
  await scripts;
  const script = readFileSync(`dist/client${request.url}`, 'utf8');
  response.setHeader('Content-Type', 'text/javascript').end(`(${String(collectProblems)})();${script}`);
});
const origin = `http://127.0.0.1:${port}`;
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await relay.close();
});

/** Runs in the page. Returns what its visitor sees and hears. */
function look() {
  const form = document.querySelector<HTMLFormElement>('form:has([name=terms])');
  const entries = Object.fromEntries(
    [...new FormData(form ?? undefined)].filter(([, value]) => typeof value === 'string' && value !== ''),
  );
  const { activeElement: focus } = document;
  return {
    address: location.pathname + location.search,
    fonts: document.fonts.status,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    position: scrollY,
    // Only the menu of a hydrated page tells whether it is open.
    menu: document.querySelector('button[aria-label=Menu]')?.getAttribute('aria-expanded'),
    links: Array.from(document.querySelectorAll('nav[aria-label=Main] a')).filter((link) => link.checkVisibility())
      .length,
    notices: document.querySelector<HTMLElement>('section[aria-label=Notifications]')?.innerText.trim(),
    focus: focus?.ariaLabel ?? focus?.getAttribute('name') ?? focus?.tagName,
    entries,
    files: Array.from(
      document.querySelectorAll('[aria-label="Attached files"] li > span:first-child'),
      (name) => name.textContent,
    ),
    button: form?.querySelector('button[type=submit]')?.textContent,
  };
}

const saying = (words: string): string => expect.stringContaining(words);

const person = {
  'First name': 'Dana',
  'Last name': 'Olson',
  'E-mail': 'do@example.com',
  Phone: '555 0100',
  Message: 'Leg 3',
};

describe.each([
  { name: 'Firefox', start: startFirefox },
  { name: 'WebKit', start: startWebKit },
])('in $name', { timeout: 120_000 }, ({ name: company, start }) => {
  let engine: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    engine = await start();
    return () => engine.close();
  });

  /** Opens a page in a new window, and waits until the page is hydrated, or else until it is shown. */
  async function open(path: string, { width = 1280, isHydrated = true } = {}) {
    const visitor = await engine.open(width, 900);
    onTestFinished(() => visitor.close());
    await visitor.visit(origin + path);
    const sees = (state: Partial<ReturnType<typeof look>>) =>
      expect.poll(() => visitor.read(look), { timeout: 30_000 }).toMatchObject(state);
    await sees(isHydrated ? { menu: 'false', fonts: 'loaded' } : { address: path });
    onTestFinished(async () => expect(await visitor.read(() => Reflect.get(window, 'problems'))).toEqual([]));
    return { ...visitor, sees };
  }

  test('the menu opens before the scripts come, and the form keeps what is entered before', async () => {
    let serveScripts = () => {};
    scripts = new Promise((resolve) => (serveScripts = resolve));
    onTestFinished(serveScripts);
    const visitor = await open('/contact?service=consultation', { width: 360, isHydrated: false });
    await visitor.click('Menu');
    await visitor.sees({ links: 8 });
    await visitor.press('Escape');
    await visitor.sees({ links: 0 });
    await visitor.click('I agree');
    await visitor.chooseFiles([file('plan.pdf', 8)]);
    await visitor.type('First name', 'Dana');
    await visitor.type('Message', 'Leg');
    serveScripts();
    await visitor.sees({ menu: 'false', files: ['plan.pdf'], focus: 'message' });
    await visitor.type('Message', ' 3');
    await visitor.sees({
      entries: { firstName: 'Dana', serviceType: 'consultation', message: 'Leg 3', terms: 'on' },
    });
  });

  test('the form names what is missing, lists, refuses and removes files, and sends once complete', async () => {
    const visitor = await open('/contact?service=emergency&urgency=emergency');
    await visitor.click('Send request');
    await visitor.sees({ notices: saying('Missing Information'), focus: 'firstName' });
    for (const [label, text] of Object.entries({ ...person, Company: company })) await visitor.type(label, text);
    await visitor.chooseFiles(['a.pdf', 'b.jpg', 'c.dwg'].map((name, index) => file(name, index + 1)));
    await visitor.sees({ notices: saying('3 file(s) added successfully'), files: ['a.pdf', 'b.jpg', 'c.dwg'] });
    await visitor.chooseFiles([file('setup.exe', 8)]);
    await visitor.sees({ notices: saying('File type not supported'), files: ['a.pdf', 'b.jpg', 'c.dwg'] });
    await visitor.click('Remove b.jpg');
    await visitor.sees({ files: ['a.pdf', 'c.dwg'] });
    await visitor.click('Send request');
    await visitor.sees({ notices: saying('Agreement Required'), focus: 'terms' });
    await visitor.click('I agree');
    const answer = relay.hold();
    await visitor.click('Send request');
    await visitor.sees({ button: 'Sending...' });
    answer();
    await visitor.sees({
      notices: saying('Message Sent Successfully!'),
      entries: {},
      files: [],
      button: 'Send request',
    });
    const mail = relay.mails.at(-1);
    expect(mail).toMatchObject({ text: saying('Leg 3'), subject: saying(company) });
    expect(mail?.attachments.map(({ filename, size }) => `${filename}: ${size}`)).toEqual(['a.pdf: 1', 'c.dwg: 3']);
  });

  test('a notice leaves by itself, an error when it is dismissed, and Alt+T leads to them', async () => {
    const visitor = await open('/contact');
    await visitor.chooseFiles([file('plan.pdf', 8)]);
    await visitor.sees({ notices: saying('1 file(s) added successfully') });
    await visitor.sees({ notices: '' });
    await visitor.click('Send request');
    await visitor.sees({ notices: saying('Missing Information'), focus: 'firstName' });
    await visitor.press('Alt+t');
    await visitor.sees({ focus: 'Notifications' });
    await visitor.press('Escape');
    await visitor.sees({ focus: 'firstName' });
    await visitor.click('Dismiss');
    await visitor.sees({ notices: '' });
  });

  test('on a phone the menu opens, closes by Escape, and leads to another page', async () => {
    const visitor = await open('/', { width: 360 });
    await visitor.sees({ menu: 'false', links: 0, overflow: 0 });
    await visitor.click('Menu');
    await visitor.sees({ menu: 'true', links: 8 });
    await visitor.press('Escape');
    await visitor.sees({ menu: 'false', links: 0 });
    await visitor.click('Menu');
    await visitor.click('Services');
    await visitor.sees({ address: '/services', menu: 'false', links: 0, focus: 'H1', position: 0 });
  });

  test('a guide is saved as a PDF', async () => {
    const visitor = await open('/resources');
    await visitor.click('Download');
    await visitor.sees({ notices: saying('Download Complete') });
    await expect.poll(() => readdirSync(engine.downloads)).toEqual(['emergency-procedures-guide.pdf']);
    await expect
      .poll(() => readFileSync(join(engine.downloads, 'emergency-procedures-guide.pdf'), 'latin1'))
      .toMatch(/^%PDF-1[^]+Emergency Procedures Guide[^]+%%EOF\s*$/);
  });
});
