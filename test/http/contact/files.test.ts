import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { fileProblems, filesNotAdded, maxFileBytes } from '../../../src/contact/files.ts';
import { inOrder } from '../../support/contact/contact-request.ts';
import { contactSiteOfFile, openContactSite, openHeldSite } from '../../support/contact/contact-site.ts';
import { lastBoundary, multipart, partHead, postHead } from '../../support/contact/raw-post.ts';
import { openSocket } from '../../support/server/raw-socket.ts';

const openSite = contactSiteOfFile();
const small = Buffer.from('x');

it('files that are too large, of another kind or too many are refused with their names, and none stays', async () => {
  const { post, postPage, relay, uploads } = await openSite();
  const { tooLarge, wrongType } = fileProblems;
  const large = Buffer.alloc(maxFileBytes + 1);
  const { body } = await post().attach('files', large, 'b.pdf').attach('files', small, 'a.pdf.html').expect(422);
  const problems = { files: expect.stringMatching(`^b.pdf: ${tooLarge}[^]+a.pdf.html: ${wrongType}$`) };
  expect(body).toEqual({ notice: filesNotAdded([tooLarge, wrongType]), problems });
  const six = [1, 2, 3, 4, 5, 6].reduce((form) => form.attach('files', small, 'a.pdf'), postPage());
  expect((await six.expect(422)).text).toContain('id="files-problem"');
  expect([relay.mails, uploads()]).toEqual([[], []]);
});

it('32 requests may have files at once, more get "busy"; a client that leaves frees its place, even after the last byte', async () => {
  const { server, post, postPage, newAddress, uploads, lines, port } = await openSite();
  const begin = partHead('name="files"; filename="a.pdf"') + 'x'.repeat(100_000);
  const end = `${'x'.repeat(400_000)}\r\n${lastBoundary}`;
  const open = await Promise.all(Array.from({ length: 32 }, () => openSocket(port)));
  for (const { socket } of open) {
    const length = { 'Content-Length': begin.length + end.length };
    socket.write(postHead({ ...newAddress(), ...length, 'Content-Type': multipart }) + begin);
  }
  await expect.poll(() => uploads().length).toBe(64);
  const { body } = await post().attach('files', small, 'a.pdf').expect(503).expect('Retry-After', '5');
  expect(body.notice.title).toBe('Busy');
  const { text } = await postPage().attach('files', small, 'a.pdf').expect(503).expect('Retry-After', '5');
  expect(text).toContain(`value="${inOrder.company}"`);
  await request(server).get('/contact').expect(200);
  await post().expect(200);
  for (const { socket } of open.splice(16)) socket.destroy();
  const ended = () => lines.filter(({ outcome, files }) => outcome !== 'busy' && files === 1).length;
  await expect.poll(ended).toBe(16);
  // One after the other, so that the server has read the end before it has saved it.
  for (const [turn, { socket }] of open.entries()) {
    socket.end(end, () => socket.destroy());
    await expect.poll(ended, { interval: 5 }).toBe(17 + turn);
  }
  expect(uploads()).toEqual([]);
  await post().attach('files', small, 'a.pdf').expect(200);
});

describe('the folder for uploads', () => {
  it('exists only while a request with files is under way', async () => {
    const { post, relay, uploads, release } = await openHeldSite(openSite);
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
    const { post, relay, uploads, temporary } = await openContactSite();
    rmSync(temporary, { recursive: true });
    for (let turn = 0; turn < 2; turn += 1) await post().attach('files', small, 'a.jpg').expect(200);
    expect(relay.mails).toHaveLength(2);
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

  it('of a killed process is removed at the next start, unless another process may still need it', async () => {
    const { uploads } = await openContactSite({}, {}, (temporary) => {
      const old = join(temporary, 'contact-requests-old');
      for (const path of [old, join(temporary, 'contact-requests-recent')]) mkdirSync(path);
      writeFileSync(join(old, '0'), 'x');
      const twoHoursAgo = Date.now() / 1000 - 2 * 3600;
      utimesSync(old, twoHoursAgo, twoHoursAgo);
    });
    expect(uploads()).toEqual(['contact-requests-recent']);
  });
});
