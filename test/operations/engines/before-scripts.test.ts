import type { RequestListener } from 'node:http';
import { afterAll, describe, expect } from 'vitest';
import { forwardTo } from '../../support/server/forward.ts';
import { openServer } from '../../support/server/open-server.ts';
import { builtApp } from '../../support/server/test-app.ts';
import { contactForm } from './contact-form.ts';
import { engines } from './engines.ts';

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

const site = await openServer(builtApp());
const proxy = await openServer(addScript(`http://127.0.0.1:${site.port}`));
afterAll(() => {
  proxy.server.close();
  site.server.close();
});

describe.each(engines)('in $name', ({ test }) => {
  test('entries, files and focus survive a change of the page before hydration', async ({ open }) => {
    const address = `http://127.0.0.1:${proxy.port}/contact?service=emergency&urgency=soon`;
    const page = await open(address, { expected: [/Minified React error #418/] });
    const form = contactForm(page);
    await expect.poll(() => form.attachedFiles.allInnerTexts()).toEqual(['plan.pdf']);
    expect(Object.values(await form.entered())).toEqual([
      'Dana',
      'dana@example.com',
      'consultation',
      'soon',
      'Leg 3 stopped.',
      'on',
    ]);
    expect(await form.field('message').hasFocus()).toBe(true);
    expect(await page.evaluate(() => document.querySelector<HTMLTextAreaElement>('#message')?.selectionEnd)).toBe(7);
  });
});
