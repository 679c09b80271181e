import { expect, it } from 'vitest';
import { pageAddresses } from '../support/page-addresses.ts';
import { startServer, stopServer } from '../support/server-process.ts';

it('processes with other time zones and languages serve every page with the same bytes', async () => {
  const servers = await Promise.all([
    startServer({ TZ: 'UTC', LANG: 'C' }),
    startServer({ TZ: 'Asia/Tokyo', LANG: 'de_DE.UTF-8' }),
  ]);
  for (const path of pageAddresses) {
    const [one, other] = await Promise.all(servers.map(async ({ base }) => (await fetch(base + path)).text()));
    expect(one, path).toBe(other);
    expect(one).toContain('<h1');
  }
  await Promise.all(servers.map(stopServer));
});
