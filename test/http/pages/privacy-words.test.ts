import request from 'supertest';
import { expect, it } from 'vitest';
import { wordsIn } from '../../support/read-html.ts';
import { builtApp } from '../../support/server/built-app.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const SMTP_URL = 'smtp://127.0.0.1:1';
const ANALYTICS_FILE = temporaryFiles()('analytics.js', 'var a;');
const wordsOf = async (path: string, env: Record<string, string>) =>
  wordsIn((await request(builtApp(env)).get(path)).text);

it.each<[Record<string, string>, readonly string[], RegExp]>([
  [{}, ['stays in the browser', 'not uploaded', 'load no analytics'], /of a contact request|Global Privacy Control/],
  [
    { SMTP_URL },
    ['mail relay', 'are deleted', 'of a contact request'],
    /stays in the browser|not uploaded|please use e-mail|second e-mail/,
  ],
  [
    { SMTP_URL, EMERGENCIES_TO: 'crew@example.com' },
    ['as a second e-mail', 'for up to 21 minutes'],
    /stays in the browser/,
  ],
  [
    { ANALYTICS_FILE },
    ['/assets/analytics-', 'to this website and no other', 'Global Privacy Control', 'page’s address, after the #'],
    /load no analytics|with one exception/,
  ],
  [
    { ANALYTICS_FILE, ANALYTICS_HOSTS: 'https://b.example.com,https://*.c.example' },
    ['/assets/analytics-', 'load from b.example.com, *.c.example', 'also uses b.example.com, *.c.example'],
    /load no analytics|and no other/,
  ],
])('the privacy page with %j describes what happens to data', async (env, notes, others) => {
  const words = await wordsOf('/privacy', env);
  for (const note of notes) expect(words).toContain(note);
  expect(words).not.toMatch(others);
});
