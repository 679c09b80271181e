import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { openContactSite } from '../support/contact-site.ts';
import { wordsIn } from '../support/read-html.ts';
import { builtApp } from '../support/test-app.ts';

const simulated = {
  open: () => builtApp(),
  note: 'Nothing you enter leaves your browser.',
  says: ['What you type stays in the browser', 'They are not uploaded.'],
  keepsSilent: ['try to post the form', 'of a contact request'],
};
const delivered = {
  open: async () => (await openContactSite()).app,
  note: 'It goes to us by e-mail. This website keeps nothing.',
  says: [
    'mail relay',
    'the company’s e-mail address',
    'are deleted',
    'how long the page had been open',
    'of a contact request',
  ],
  keepsSilent: ['What you type stays in the browser', 'not uploaded', 'please use e-mail'],
};

describe.each([
  ['simulated', simulated],
  ['delivered', delivered],
])('where requests are %s', (_name, { open, note, says, keepsSilent }) => {
  it('the form and the privacy page say where they go', async () => {
    const app = await open();
    expect(wordsIn((await request(app).get('/contact')).text)).toContain(note);
    const privacy = wordsIn((await request(app).get('/privacy')).text);
    for (const text of says) expect(privacy).toContain(text);
    for (const text of keepsSilent) expect(privacy).not.toContain(text);
  });
});
