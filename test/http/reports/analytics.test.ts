import request from 'supertest';
import { expect, it } from 'vitest';
import { pagePaths } from '../../../src/routes.tsx';
import { servedHead } from '../../support/read-html.ts';
import { builtApp } from '../../support/server/test-app.ts';

const address = 'https://stats.example.com/script.js?id=7';
const withScript = builtApp({ ANALYTICS_SCRIPT: address });
const without = builtApp();

/** Reads the sources of each directive of the policy. */
async function policyOf(app: typeof withScript, path: string): Promise<Record<string, string[]>> {
  const { headers } = await request(app).get(path);
  const policy: string = headers['content-security-policy'] ?? '';
  return Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]));
}

it.each([...pagePaths])(
  'ANALYTICS_SCRIPT is in the policy and the head of %s, but no element loads it',
  async (path) => {
    const policy = await policyOf(withScript, path);
    // The script may create Trusted Types policies, whose names are unknown.
    const { 'trusted-types': _names, ...usual } = await policyOf(without, path);
    const sources = ["'self'", 'https://stats.example.com'];
    expect(policy).toEqual({ ...usual, 'script-src': sources, 'connect-src': sources });
    const { text } = await request(withScript).get(path);
    expect(servedHead(text)).toContain(`data-analytics="${address}"`);
    expect(text).not.toContain(`src="${address}"`);
    expect((await request(without).get(path)).text).not.toMatch(/data-analytics|load-analytics/);
  },
);
