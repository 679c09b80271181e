import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { pagePaths } from '../../src/routes.tsx';
import { servedHead, wordsIn } from '../support/read-html.ts';
import { builtApp } from '../support/test-app.ts';

const address = 'https://stats.example.com/script.js?id=7';
const withScript = builtApp({ ANALYTICS_SCRIPT: address });
const without = builtApp();

/** Reads the sources of each directive of the policy. */
async function policyOf(app: typeof withScript, path: string): Promise<Record<string, string[]>> {
  const { headers } = await request(app).get(path);
  const policy: string = headers['content-security-policy'] ?? '';
  return Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]));
}

describe('ANALYTICS_SCRIPT', () => {
  it.each([...pagePaths])(
    'is allowed by the policy and named in the head of %s, but loaded by no element',
    async (path) => {
      const [policy, usual] = [await policyOf(withScript, path), await policyOf(without, path)];
      const sources = ["'self'", 'https://stats.example.com'];
      expect(policy).toEqual({ ...usual, 'script-src': sources, 'connect-src': sources });
      const { text } = await request(withScript).get(path);
      expect(servedHead(text)).toContain(`data-analytics="${address}"`);
      expect(text).not.toContain(`src="${address}"`);
      expect((await request(without).get(path)).text).not.toMatch(/data-analytics|load-analytics/);
    },
  );

  it('is described on the privacy page', async () => {
    const words = async (app: typeof withScript) => wordsIn((await request(app).get('/privacy')).text);
    expect(await words(withScript)).toContain('an analytics script from stats.example.com');
    expect(await words(withScript)).toContain('sends the Global Privacy Control signal does not load this script');
    expect(await words(withScript)).not.toContain('We load no analytics');
    expect(await words(without)).toContain('We load no analytics');
    expect(await words(without)).not.toContain('Global Privacy Control');
  });
});
