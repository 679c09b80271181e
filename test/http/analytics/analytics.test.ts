import request from 'supertest';
import { expect, it } from 'vitest';
import { servedHead } from '../../support/read-html.ts';
import { builtApp } from '../../support/server/built-app.ts';
import { served, servedPages } from '../../support/server/served-pages.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const script = 'window.gtag = () => {}; // “é”\n';
const temporaryFile = temporaryFiles();
const env = { ANALYTICS_FILE: temporaryFile('analytics.js', script) };
const hosts = ['https://*.google-analytics.com', 'https://www.googletagmanager.com'];
const withFile = servedPages(env);
const withHosts = servedPages({ ...env, ANALYTICS_HOSTS: hosts.join(',') });

/** Reads the sources of each directive of a policy. */
const sourcesIn = (policy = '') =>
  Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]));

const pathIn = (html: string): string => /"analytics":"([^"]+)"/.exec(html)?.[1] ?? '';

it('ANALYTICS_FILE is served as a script, compressed, with its hash in its name, for a year', async () => {
  const path = pathIn((await withFile('/')).text);
  const app = builtApp(env);
  const answer = await request(app).get(path).expect(200, script);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const big = builtApp({ ANALYTICS_FILE: temporaryFile('big.js', `//${'x'.repeat(9000)}`) });
  const bigPath = pathIn((await request(big).get('/')).text);
  await request(big).get(bigPath).set('Accept-Encoding', 'gzip').expect('Content-Encoding', 'gzip');
  // That of another file, as a page of a replica with another one asks for.
  expect((await request(app).get(bigPath).expect(404)).headers['cache-control']).toMatch(/^no-store/);
  await request(builtApp()).get(path).expect(404);
});

it.each(['/', '/privacy', '/no-such-page'])(
  'ANALYTICS_FILE is in the head of %s, no element loads it, and its policy allows scripts no other hosts',
  async (path) => {
    const [{ headers, text }, without] = await Promise.all([withFile(path), served(path)]);
    const usual = sourcesIn(without.headers['content-security-policy']);
    expect(usual['trusted-types']).toEqual(["'none'"]);
    // The site's own, which lets the script load others.
    expect(sourcesIn(headers['content-security-policy'])).toEqual({ ...usual, 'trusted-types': ['default'] });
    expect(servedHead(text)).toMatch(/"analytics":"\/assets\/analytics-[\w-]{8}\.js"/);
    expect(text).not.toMatch(/src="[^"]*analytics-/);
    expect(without.text).not.toMatch(/\/analytics-/);
  },
);

it('the hosts of ANALYTICS_HOSTS may give it scripts and pictures and take data, and nothing else', async () => {
  const before = sourcesIn((await withFile('/')).headers['content-security-policy']);
  const policy = sourcesIn((await withHosts('/')).headers['content-security-policy']);
  const changed = Object.keys(policy).filter((name) => String(policy[name]) !== String(before[name]));
  expect(changed.toSorted()).toEqual(['connect-src', 'img-src', 'script-src']);
  for (const name of changed) expect(policy[name]).toEqual(expect.arrayContaining(["'self'", ...hosts]));
});

it('a window that an analytics product has opened stays in its hands only with analytics', async () => {
  const policyOf = async (get: typeof served) => (await get('/')).headers['cross-origin-opener-policy'];
  expect(await policyOf(served)).toBe('same-origin');
  expect(await policyOf(withFile)).toBeUndefined();
});
