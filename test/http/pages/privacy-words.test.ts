import request from 'supertest';
import { expect, it } from 'vitest';
import { wordsIn } from '../../support/read-html.ts';
import { builtApp } from '../../support/server/test-app.ts';

const SMTP_URL = 'smtp://127.0.0.1:1';
const wordsOf = async (path: string, env: Record<string, string>) =>
  wordsIn((await request(builtApp(env)).get(path)).text);

it.each([
  [{}, 'This site is a demonstration: the form sends nothing.'],
  [{ SMTP_URL }, 'It goes to us by e-mail. This website keeps nothing.'],
])('the form with %j says where requests go', async (env: Record<string, string>, note) => {
  expect(await wordsOf('/contact', env)).toContain(note);
});

it.each([
  [
    {},
    ['What you type stays in the browser', 'They are not uploaded.', 'We load no analytics'],
    /of a contact request|Global Privacy Control/,
  ],
  [
    { SMTP_URL },
    [
      'mail relay',
      'company’s e-mail address',
      'are deleted',
      'how long the page had been open',
      'of a contact request',
    ],
    /What you type stays in the browser|not uploaded|please use e-mail/,
  ],
  [
    { ANALYTICS_SCRIPT: 'https://stats.example.com/script.js' },
    ['script from stats.example.com', 'sends the Global Privacy Control signal does not load this script'],
    /We load no analytics/,
  ],
  [
    { ANALYTICS_SCRIPT: 'https://a.example.com/s.js', ANALYTICS_HOSTS: 'https://b.example.com,https://*.c.example' },
    [
      'script from a.example.com',
      'may load from b.example.com, *.c.example and send data there',
      'also uses b.example.com',
    ],
    /We load no analytics/,
  ],
])('the privacy page with %j describes what happens to data', async (env: Record<string, string>, notes, others) => {
  const words = await wordsOf('/privacy', env);
  for (const note of notes) expect(words).toContain(note);
  expect(words).not.toMatch(others);
});
