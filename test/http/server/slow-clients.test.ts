import { once } from 'node:events';
import { expect, it } from 'vitest';
import { relayOfTest } from '../../support/contact/contact-site.ts';
import { formPost } from '../../support/contact/raw-post.ts';
import { openSocket, statuses } from '../../support/server/raw-socket.ts';
import { serverOfTest } from '../../support/server/server-of-test.ts';
import { shorterLimits } from '../../support/server/shorter-limits.ts';

it('50 requests without an end delay no other and get 408, and an upload may take longer than they', async () => {
  const relay = await relayOfTest();
  const server = await serverOfTest({ SMTP_URL: relay.url }, '.', shorterLimits);
  const { port, base } = server;
  const upload = await openSocket(port);
  const post = formPost({ Accept: 'application/json' });
  upload.socket.write(post.slice(0, -20));

  /** Opens connections that send headers bit by bit, and waits until the server has closed them. */
  const dripUntilClosed = async (count: number) => {
    const open = await Promise.all(Array.from({ length: count }, () => openSocket(port)));
    for (const { socket } of open) socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    const dripping = setInterval(() => open.forEach(({ socket }) => socket.write('a')), 100);
    expect((await fetch(`${base}/about`)).status).toBe(200);
    await expect.poll(() => open.every(({ socket }) => socket.destroyed || socket.readableEnded)).toBe(true);
    clearInterval(dripping);
    expect(new Set(open.flatMap(({ received }) => statuses(received())))).toEqual(new Set(['408']));
  };
  await dripUntilClosed(50);
  // By the time that these are closed, the upload is older than any other request may be.
  await dripUntilClosed(1);
  upload.socket.write(post.slice(-20));
  await once(upload.socket, 'data');
  expect(statuses(upload.received())).toEqual(['200']);
  expect(relay.mails).toHaveLength(1);
});
