import { expect, it } from 'vitest';
import { addresses } from '../../src/routes.tsx';
import { startServer, stopServer } from '../server-process.ts';

const paths = [...addresses, '/contact?service=emergency&urgency=emergency', '/blog?category=safety', '/nowhere'];

it('two processes on machines of other zones and languages answer every route with the same bytes', async () => {
  const servers = await Promise.all([
    startServer({ TZ: 'UTC', LANG: 'C' }),
    startServer({ TZ: 'Asia/Tokyo', LANG: 'de_DE.UTF-8' }),
  ]);
  for (const path of paths) {
    const [one, other] = await Promise.all(servers.map(async ({ base }) => (await fetch(base + path)).text()));
    expect(one, path).toBe(other);
    expect(one).toContain('<h1');
  }
  await Promise.all(servers.map(stopServer));
});
