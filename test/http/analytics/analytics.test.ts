import { expect, it } from 'vitest';
import { servedHead } from '../../support/read-html.ts';
import { served, servedPages } from '../../support/server/served-pages.ts';

const address = 'https://stats.example.com/script.js?id=7';
const withScript = servedPages({ ANALYTICS_SCRIPT: address });

/** Reads the sources of each directive of a policy. */
const sourcesIn = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]));

it.each(['/', '/privacy', '/no-such-page'])(
  'ANALYTICS_SCRIPT is in the policy and the head of %s, but no element loads it',
  async (path) => {
    const [{ headers, text }, without] = await Promise.all([withScript(path), served(path)]);
    // The script may create Trusted Types policies, whose names are unknown.
    const { 'trusted-types': names, ...usual } = sourcesIn(without.headers['content-security-policy'] ?? '');
    expect(names).toEqual(["'none'"]);
    const sources = ["'self'", 'https://stats.example.com'];
    const policy = sourcesIn(headers['content-security-policy'] ?? '');
    const images = ["'self'", 'https://stats.example.com', 'data:'];
    expect(policy).toEqual({ ...usual, 'script-src': sources, 'connect-src': sources, 'img-src': images });
    expect(servedHead(text)).toContain(`"analytics":"${address}"`);
    expect(text).not.toContain(`src="${address}"`);
    expect(without.text).not.toMatch(/stats\.example|load-analytics/);
  },
);

it('the hosts of ANALYTICS_HOSTS may give it scripts and pictures and take data, and nothing else', async () => {
  const hosts = ['https://*.google-analytics.com', 'https://www.googletagmanager.com'];
  const env = { ANALYTICS_SCRIPT: address, ANALYTICS_HOSTS: hosts.join(',') };
  const before = sourcesIn((await withScript('/')).headers['content-security-policy'] ?? '');
  const policy = sourcesIn((await servedPages(env)('/')).headers['content-security-policy'] ?? '');
  const changed = Object.keys(policy).filter((name) => String(policy[name]) !== String(before[name]));
  expect(changed.toSorted()).toEqual(['connect-src', 'img-src', 'script-src']);
  for (const name of changed)
    expect(policy[name]).toEqual(expect.arrayContaining(['https://stats.example.com', ...hosts]));
});
