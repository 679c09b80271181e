import { build } from 'vite';
import { expect, test, vi } from 'vitest';

test('the bench builds, although it replaces modules of the site', async () => {
  // Vite takes the JSX runtime of development in any other environment, and the bench replaces that of production.
  vi.stubEnv('NODE_ENV', 'production');
  const built = build({ configFile: 'test/bench/bench.config.ts', logLevel: 'silent', build: { write: false } });
  await expect(built).resolves.toBeDefined();
});
