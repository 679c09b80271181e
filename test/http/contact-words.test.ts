import request from 'supertest';
import { expect, it } from 'vitest';
import { openContactSite } from '../support/contact-site.ts';
import { wordsIn } from '../support/read-html.ts';
import { builtApp } from '../support/test-app.ts';

const openDelivering = async () => (await openContactSite()).app;

it.each([
  [
    'simulated',
    builtApp,
    'Nothing you enter leaves your browser.',
    ['What you type stays in the browser', 'They are not uploaded.'],
    /try to post the form|of a contact request/,
  ],
  [
    'delivered',
    openDelivering,
    'It goes to us by e-mail. This website keeps nothing.',
    [
      'mail relay',
      'company’s e-mail address',
      'are deleted',
      'how long the page had been open',
      'of a contact request',
    ],
    /What you type stays in the browser|not uploaded|please use e-mail/,
  ],
])('the form and the privacy page say that requests are %s', async (_name, open, note, privacyNotes, others) => {
  const app = await open();
  expect(wordsIn((await request(app).get('/contact')).text)).toContain(note);
  const privacy = wordsIn((await request(app).get('/privacy')).text);
  for (const text of privacyNotes) expect(privacy).toContain(text);
  expect(privacy).not.toMatch(others);
});
