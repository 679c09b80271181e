import { readFileSync } from 'node:fs';
import { afterAll, describe, expect } from 'vitest';
import { builtApp } from '../../support/server/built-app.ts';
import { openServer } from '../../support/server/open-server.ts';
import { engines } from './engines.ts';
import { ContactForm } from './page-objects.ts';

/** Runs in the page before it is hydrated. A visitor fills in the form, and a password manager adds an element to it. */
function enterAndChange() {
  const chosen = new DataTransfer();
  chosen.items.add(new File(['%PDF'], 'plan.pdf'));
  const entries = {
    firstName: { value: 'Dana' },
    email: { value: 'dana@example.com' },
    serviceType: { value: 'consultation' },
    message: { value: 'Leg 3 stopped.' },
    terms: { checked: true },
    files: { files: chosen.files },
  };
  for (const [id, entry] of Object.entries(entries)) Object.assign(document.querySelector(`#${id}`) ?? {}, entry);
  const message = document.querySelector<HTMLTextAreaElement>('#message');
  message?.focus();
  document.querySelector('#email')?.after(document.createElement('div'));
}

const app = builtApp();
const { server, port } = await openServer((request, response) => {
  if (!request.url?.startsWith('/assets/entry-client-')) return app(request, response);
  const script = readFileSync(`dist/client${request.url}`, 'utf8');
  response.setHeader('Content-Type', 'text/javascript').end(`(${String(enterAndChange)})();${script}`);
});
afterAll(() => void server.close());

describe.each(engines)('in $name', ({ test }) => {
  test('entries, files and focus survive a change of the page before hydration', async ({ open }) => {
    const address = `http://127.0.0.1:${port}/contact?service=emergency&urgency=soon`;
    const form = new ContactForm(await open(address, { expected: [/Minified React error #418/] }));
    await expect.poll(() => form.files.allInnerTexts()).toEqual(['plan.pdf']);
    expect(await form.values()).toEqual({
      firstName: 'Dana',
      email: 'dana@example.com',
      serviceType: 'consultation',
      urgency: 'soon',
      message: 'Leg 3 stopped.',
      terms: 'on',
    });
    const message = form.field('message');
    expect(await message.hasFocus()).toBe(true);
    // The caret is after the text.
    await message.pressSequentially('!');
    expect(await form.values()).toMatchObject({ message: 'Leg 3 stopped.!' });
  });
});
