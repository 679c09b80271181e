import { expect, it, onTestFinished } from 'vitest';
import { lastBoundary, multipart, part, postHead } from '../../support/contact/raw-post.ts';
import { openSocket, statuses } from '../../support/server/raw-socket.ts';
import { serverOfTest } from '../../support/server/server-of-test.ts';

it('60 refused contact requests at once are answered with little memory, with large fields and no end or with a long text that is shown again', async () => {
  const head = (length: number) =>
    postHead({
      Accept: 'text/html',
      'Sec-Fetch-Site': 'cross-site',
      'Content-Type': multipart,
      'Content-Length': length,
    });
  const env = { SMTP_URL: 'smtp://127.0.0.1:9', LOG_LEVEL: 'fatal' };
  const { port } = await serverOfTest(env, '.', ['--max-old-space-size=100']);
  /** Writes the same to 60 connections. */
  const openPosts = async (text: string) => {
    const open = await Promise.all(Array.from({ length: 60 }, () => openSocket(port)));
    onTestFinished(() => open.forEach(({ socket }) => socket.destroy()));
    for (const { socket } of open) socket.write(text);
    return open;
  };

  // Together they have 150 MB, more than the server may use for its objects.
  const fields = Array.from({ length: 39 }, (_, index) => part(`name="a${index}"`, 'x'.repeat(65_000))).join('');
  const endless = await openPosts(head(9_000_000) + fields);
  const refused = () => endless.filter(({ received }) => statuses(received())[0] === '403').length;
  await expect.poll(refused, { timeout: 25_000 }).toBe(60);

  const body = part('name="message"', 'x'.repeat(100_000)) + lastBoundary;
  const long = await openPosts(head(body.length) + body.slice(0, -5));
  for (const { socket } of long) await expect.poll(() => socket.writableLength).toBe(0);
  for (const { socket } of long) socket.write(body.slice(-5));
  for (const { received } of long) await expect.poll(received).toContain('x'.repeat(100_000));
});
