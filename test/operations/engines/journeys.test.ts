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

/** Makes pages wait for their scripts until the returned function is called. */
function holdScripts() {
  let serve = () => {};
  scripts = new Promise((resolve) => (serve = resolve));
  onTestFinished(serve);
  return serve;
}

/** Runs in the page. Returns what its visitor sees and hears. */
function look() {
  const form = document.querySelector<HTMLFormElement>('form:has([name=terms])');
  const entries = Object.fromEntries(
    [...new FormData(form ?? undefined)].filter(([, value]) => typeof value === 'string' && value !== ''),
  );
  const { activeElement: focus } = document;
  return {
    /** Tells documents apart. */
    loaded: performance.timeOrigin,
    address: location.pathname + location.search + location.hash,
    fonts: document.fonts.status,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    position: Math.round(scrollY),
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
    const fillIn = async () => {
      for (const [label, text] of Object.entries({ ...person, Company: company })) await visitor.type(label, text);
    };
    return { ...visitor, sees, fillIn };
  }

  test('the menu opens before the scripts come, and the form keeps what is entered before', async () => {
    const serveScripts = holdScripts();
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

  test('the form names what is missing, and sends once complete', async () => {
    const visitor = await open('/contact?service=emergency&urgency=emergency');
    await visitor.click('Send request');
    await visitor.sees({ notices: saying('Missing Information'), focus: 'firstName' });
    await visitor.fillIn();
    await visitor.click('Send request');
    await visitor.sees({ notices: saying('Agreement Required'), focus: 'terms' });
    await visitor.click('I agree');
    const answer = relay.hold();
    await visitor.click('Send request');
    await visitor.sees({ button: 'Sending...' });
    answer();
    await visitor.sees({ notices: saying('Message Sent Successfully!'), entries: {}, button: 'Send request' });
    expect(relay.mails.at(-1)).toMatchObject({ text: saying('Leg 3'), subject: saying(company) });
  });

  test('files are listed, refused, removed and sent', async () => {
    const visitor = await open('/contact');
    await visitor.chooseFiles(['a.pdf', 'b.jpg', 'c.dwg'].map((name, index) => file(name, index + 1)));
    await visitor.sees({ notices: saying('3 file(s) added successfully'), files: ['a.pdf', 'b.jpg', 'c.dwg'] });
    await visitor.chooseFiles([file('setup.exe', 8)]);
    await visitor.sees({ notices: saying('File type not supported'), files: ['a.pdf', 'b.jpg', 'c.dwg'] });
    await visitor.click('Remove b.jpg');
    await visitor.sees({ files: ['a.pdf', 'c.dwg'] });
    await visitor.fillIn();
    await visitor.click('I agree');
    await visitor.click('Send request');
    await visitor.sees({ notices: saying('Message Sent Successfully!'), files: [] });
    const attached = relay.mails.at(-1)?.attachments.map(({ filename, size }) => `${filename}: ${size}`);
    expect(attached).toEqual(['a.pdf: 1', 'c.dwg: 3']);
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

  test('Back and Forward return to the positions that were left', async () => {
    const visitor = await open('/services');
    // Neither driver scrolls to a link in the middle of the window.
    const left = await visitor.read(() => {
      const link = document.querySelector('main a[href="/services/steel-fabrication"]');
      link?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return Math.round(scrollY);
    });
    expect(left).toBeGreaterThan(0);
    // The browser restores positions. Firefox is a pixel off when the font comes after the page.
    const near = expect.closeTo(left, -1);
    await visitor.click('More about this service: Steel fabrication');
    await visitor.sees({ address: '/services/steel-fabrication', focus: 'H1', position: 0 });
    await visitor.read(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await visitor.sees({ position: 900 });
    await visitor.goBack();
    await visitor.sees({ address: '/services', position: near });
    await visitor.goForward();
    await visitor.sees({ address: '/services/steel-fabrication', position: 900 });
    // A new document has to load the code of the page before.
    const { loaded: first } = await visitor.read(look);
    await visitor.reload();
    await visitor.sees({ loaded: expect.not.closeTo(first), menu: 'false', fonts: 'loaded', position: 900 });
    const { loaded } = await visitor.read(look);
    await visitor.goBack();
    await visitor.sees({ loaded, address: '/services', position: near });
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
