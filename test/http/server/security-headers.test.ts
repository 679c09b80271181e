import request from 'supertest';
import { expect, it } from 'vitest';
import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { styleHashSource } from '../../support/read-html.ts';
import { builtApp } from '../../support/server/built-app.ts';
import { rawRequest } from '../../support/server/raw-request.ts';

const env = { SITE_ORIGIN: 'https://www.example.com' };
const app = builtApp({ ...env, SMTP_URL: 'simulated' });
const plain = builtApp();
const delivering = builtApp({ ...env, SMTP_URL: 'smtp://127.0.0.1:9' });
const filePolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/** The hash of an empty text. Emotion creates empty style elements. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const yearOfHttps = 'max-age=31536000';

it.each([
  ['GET', '/livez', 200],
  ['GET', '/favicon.svg', 200],
  ['GET', '/robots.txt', 200],
  ['GET', '/About/', 301],
  ['POST', '/about', 405],
])(
  '%s %s is no page: its policy allows nothing, and it turns on HSTS for this host only',
  async (method, path, status) => {
    const answer = await rawRequest(app, path, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-security-policy': filePolicy,
      'strict-transport-security': yearOfHttps,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    const overHttp = await rawRequest(plain, path, { method });
    expect(overHttp.status).toBe(status);
    expect(overHttp.headers).not.toHaveProperty('strict-transport-security');
  },
);

it('the policy of every page allows its one style and what the site uses', async () => {
  const answers = [
    await request(delivering).get('/contact/sent'),
    await request(delivering).post('/contact').accept('html').field('message', 'x'),
  ];
  for (const path of pageAddresses) answers.push(await request(app).get(path));
  for (const { headers, text } of answers) {
    const policy = headers['content-security-policy'];
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain(styleHashSource(text));
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    // By plain http, as on a first look at the site, it would break every file.
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'permissions-policy': expect.stringMatching(/camera=\(\), .*geolocation=\(\), .*microphone=\(\)/),
      'strict-transport-security': yearOfHttps,
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

it('a page loads nothing from elsewhere, posts nothing elsewhere and is in no frame', async () => {
  const { headers, text } = await request(plain).get('/');
  const policy = String(headers['content-security-policy']);
  const directives = new Map(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
  const fetching = [...directives].filter(([name]) => name?.endsWith('-src'));
  expect(fetching.length).toBeGreaterThan(4);
  const own = ["'none'", "'self'", 'data:', styleHashSource(text), emptyStyle];
  expect(fetching.filter(([, sources]) => sources.some((source) => !own.includes(source)))).toEqual([]);
  for (const name of ['script-src', 'style-src']) expect(directives.get(name)).not.toContain('data:');
  expect(directives.get('form-action')).toEqual(["'self'"]);
  for (const name of ['base-uri', 'frame-ancestors']) expect(directives.get(name)).toEqual(["'none'"]);
});
