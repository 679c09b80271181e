import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { fileProblems, filesNotAdded, maxFileBytes } from '../../../src/contact-form/files.ts';
import { inOrder } from '../../support/contact/contact-request.ts';
import { openContactPort, openContactSite, openHeldSite } from '../../support/contact/contact-site.ts';
import { lastBoundary, multipart, partHead, postHead } from '../../support/contact/raw-post.ts';
import { openSocket, statuses } from '../../support/server/raw-socket.ts';

const small = Buffer.from('x');

it.each([
  ['six files', 6, 'a.pdf', 1, fileProblems.tooMany],
  ['a file of a byte over 10 MB', 1, 'b.pdf', maxFileBytes + 1, fileProblems.tooLarge],
  ['files of another kind', 2, 'a.pdf.html', 1, fileProblems.wrongType],
])('%s: refused with their name', async (_name, count, name, size, problem) => {
  const { post, postPage, relay, uploads } = await openContactSite();
  const files = Array.from({ length: count }, () => Buffer.alloc(size));
  const attachTo = (posted: ReturnType<typeof post>) =>
    files.reduce((form, content) => form.attach('files', content, name), posted);
  const { body } = await attachTo(post()).expect(422);
  const notice = filesNotAdded([problem]);
  expect(body).toEqual({ notice, problems: { files: `${files.map(() => name).join(', ')}: ${problem}` } });
  const { text } = await attachTo(postPage()).expect(422);
  expect(text).toContain('id="files-problem"');
  expect([relay.mails, uploads()]).toEqual([[], []]);
});

describe('uploads', () => {
  const head = (visitor: number, bytes = 1_000_000) =>
    postHead({
      'X-Forwarded-For': `198.51.100.${visitor}`,
      Accept: 'application/json',
      'Content-Type': multipart,
      'Content-Length': bytes,
    }) + partHead('name="files"; filename="a.pdf"');

  /** Opens the site and this many connections to it. */
  async function openUploads(count: number) {
    const site = await openContactPort();
    const open = await Promise.all(Array.from({ length: count }, () => openSocket(site.port)));
    return { ...site, open };
  }

  it('are limited to 32 at once, while pages and requests without files pass, and others wait until one ends', async () => {
    const { app, post, postPage, uploads, open } = await openUploads(50);
    open.forEach(({ socket }, visitor) => socket.write(head(visitor) + 'x'.repeat(1000)));
    await expect.poll(() => uploads()).toHaveLength(64);
    const { body } = await post().attach('files', small, 'a.pdf').expect(503).expect('Retry-After', '5');
    expect(body.notice.title).toBe('Busy');
    const { text } = await postPage().attach('files', small, 'a.pdf').expect(503).expect('Retry-After', '5');
    expect(text).toContain(`value="${inOrder.company}"`);
    await request(app).get('/contact').expect(200);
    await post().expect(200);
    open.forEach(({ socket }) => socket.destroy());
    await expect.poll(() => uploads()).toEqual([]);
    await postPage().attach('files', small, 'a.pdf').expect(303);
  });

  it('that announce more than five files of 10 MB get 413', async () => {
    const { uploads, port } = await openUploads(0);
    const { socket, received } = await openSocket(port);
    socket.write(head(1, 60_000_000));
    await expect.poll(() => statuses(received())).toEqual(['413']);
    const closed = once(socket, 'close');
    socket.destroy();
    await closed;
    expect(uploads()).toEqual([]);
  });
});

it('an upload whose client leaves after the last byte is removed, and leaves its place to another', async () => {
  const { post, port, uploads, lines } = await openContactPort();
  const begin = partHead('name="files"; filename="a.pdf"') + 'x'.repeat(100_000);
  const end = `${'x'.repeat(400_000)}\r\n${lastBoundary}`;
  const outcomes = () => lines.filter(({ msg }) => msg === 'contact request').length;
  for (let turn = 1; turn <= 32; turn += 1) {
    const { socket } = await openSocket(port);
    const address = { 'X-Forwarded-For': `198.51.100.${turn % 4}` };
    socket.write(
      postHead({ ...address, 'Content-Type': multipart, 'Content-Length': begin.length + end.length }) + begin,
    );
    await expect.poll(() => uploads().length, { interval: 5 }).toBe(2);
    socket.end(end, () => socket.destroy());
    await expect.poll(outcomes, { interval: 5 }).toBe(turn);
  }
  expect(uploads()).toEqual([]);
  await post().attach('files', small, 'a.pdf').expect(200);
});

describe('the folder for uploads', () => {
  it('exists only while a request with files is under way', async () => {
    const { post, relay, uploads, release } = await openHeldSite();
    expect(uploads()).toEqual([]);
    const plain = post().then(({ status }) => status);
    await expect.poll(relay.offered).toBe(1);
    expect(uploads()).toEqual([]);
    const attached = post()
      .attach('files', small, 'a.jpg')
      .then(({ status }) => status);
    await expect.poll(relay.offered).toBe(2);
    expect(uploads()).toEqual([
      expect.stringMatching(/^contact-requests-[^/]+$/),
      expect.stringMatching(/^contact-requests-[^/]+\/[^/]+$/),
    ]);
    release();
    expect(await Promise.all([plain, attached])).toEqual([200, 200]);
    expect(uploads()).toEqual([]);
  });

  it('is made again after a cleaner has removed everything', async () => {
    const { post, postPage, relay, uploads, temporary } = await openContactSite();
    rmSync(temporary, { recursive: true });
    await post().expect(200);
    await post().attach('files', small, 'a.jpg').expect(200);
    await postPage().attach('files', small, 'a.jpg').expect(303);
    expect(relay.mails).toHaveLength(3);
    expect(uploads()).toEqual([]);
  });

  it('cannot be made: the answer is "busy" with the entries, and requests without files pass', async () => {
    const { post, postPage, relay, lines, temporary } = await openContactSite();
    rmSync(temporary, { recursive: true });
    writeFileSync(temporary, '');
    const { body } = await post().attach('files', small, 'a.jpg').expect(503).expect('Retry-After', '5');
    expect(body.notice.title).toBe('Busy');
    const { text } = await postPage().attach('files', small, 'a.jpg').expect(503);
    expect(text).toContain('value="ann.berg@example.org"');
    await post().expect(200);
    expect(relay.mails).toHaveLength(1);
    expect(lines).toContainEqual(expect.objectContaining({ level: 40, code: 'EEXIST', msg: 'no room for an upload' }));
  });
});
