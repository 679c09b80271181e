import { appendFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { forwardTo } from '../../support/server/forward.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';
import { inEachEngine } from './in-each-engine.ts';
import { click, evaluate, hasFocus, noticesOf, textOf, type } from './page.ts';

const file = temporaryFiles();
const delivery = { SMTP_URL: 'smtp://127.0.0.1:1', REQUESTS_TO: 'desk@example.com' };

/** Runs in the page before its scripts. A visitor fills in the form, and a password manager adds an element to it. */
function enterAndChange() {
  const chosen = new DataTransfer();
  chosen.items.add(new File(['%PDF'], 'plan.pdf'));
  const values = {
    firstName: 'Dana',
    email: 'dana@example.com',
    serviceType: 'consultation',
    message: 'Leg 3 stopped.',
  };
  for (const [name, value] of Object.entries(values))
    Object.assign(document.querySelector(`#${name}`) ?? {}, { value });
  Object.assign(document.querySelector('#terms') ?? {}, { checked: true });
  Object.assign(document.querySelector('#files') ?? {}, { files: chosen.files });
  const message = document.querySelector<HTMLTextAreaElement>('#message');
  message?.focus();
  message?.setSelectionRange(3, 7);
  document.querySelector('#email')?.after(document.createElement('div'));
}

/** A proxy that adds a script to the page of the form. */
function addScript(base: string): RequestListener {
  const forward = forwardTo(base);
  const answerForm: RequestListener = async ({ url = '' }, response) => {
    const answer = await fetch(base + url);
    const html = (await answer.text()).replace(
      '<script type="module"',
      '<script type="module" src="/added.js"></script>$&',
    );
    const headers = Object.fromEntries(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) delete headers[name];
    response.writeHead(200, headers).end(html);
  };
  return (request, response) => {
    if (request.url?.startsWith('/contact?')) answerForm(request, response);
    else if (request.url !== '/added.js') forward(request, response);
    else response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(${String(enterAndChange)})()`);
  };
}

inEachEngine(
  (open) => {
    test('entries, files and focus survive a change of the page before hydration', async () => {
      const page = await open('/contact?service=emergency&urgency=soon');
      await expect.poll(() => textOf(page, '[aria-label="Attached files"]')).toContain('plan.pdf');
      const entered = await evaluate(page, () => {
        const form = document.querySelector('form') ?? undefined;
        return [...new FormData(form)].flatMap(([, value]) => (typeof value === 'string' ? value : []));
      });
      expect(entered.filter(Boolean)).toEqual([
        'Dana',
        'dana@example.com',
        'consultation',
        'soon',
        'Leg 3 stopped.',
        'on',
      ]);
      expect(await hasFocus(page, '#message')).toBe(true);
      expect(await evaluate(page, () => document.querySelector<HTMLTextAreaElement>('#message')?.selectionEnd)).toBe(7);
    });
  },
  { proxy: addScript, expected: [/Minified React error #418/] },
);

inEachEngine(
  (open) => {
    test.for([
      ['changed', (path: string) => appendFileSync(path, ' more')],
      ['deleted', (path: string) => rmSync(path)],
    ] as const)('an attached file that was %s is named at once', async ([, change]) => {
      const page = await open('/contact');
      const plan = file('plan.pdf', '%PDF');
      for (const name of ['firstName', 'lastName', 'phone', 'message']) await type(page, `#${name}`, 'x');
      await type(page, '#email', 'dana@example.com');
      await page.chooseFiles('form [type="file"]', [plan, file('photo.jpg', 9)]);
      await expect.poll(() => textOf(page, '[aria-label="Attached files"]')).toContain('plan.pdf');
      await click(page, '#terms');
      change(plan);
      await click(page, 'form [type="submit"]');
      await expect
        .poll(() => textOf(page, '#files-problem'), { timeout: 5000 })
        .toMatch(/^plan\.pdf: .+ can no longer be read/);
      expect((await noticesOf(page)).join()).toContain('File Upload Error');
    });
  },
  { env: delivery },
);
