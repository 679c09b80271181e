import fs, { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fileProblems, filesNotAdded, maxFileBytes } from '../../../src/contact/files.ts';
import { createFormReader } from '../../../src/contact/server/read-form.ts';
import { inOrder } from '../../support/contact/contact-request.ts';
import { contactSiteOfFile } from '../../support/contact/contact-site.ts';
import { multipart, part, partHead, postHead } from '../../support/contact/raw-post.ts';
import { openSocket } from '../../support/server/raw-socket.ts';
import { recordedLog } from '../../support/server/recorded-log.ts';
import { folderOfTest } from '../../support/temporary-files.ts';

const openSite = contactSiteOfFile();
const small = Buffer.from('x');
const largest = Buffer.alloc(maxFileBytes, 'x');

it('five files are sent, and one may have exactly 10 MB', async () => {
  const { post, relay, uploads } = await openSite();
  const files = [largest, small, small, small, small];
  await files.reduce((form, file) => form.attach('files', file, 'image.jpg'), post()).expect(200);
  expect(relay.mails[0]?.attachments.map(({ size }) => size)).toEqual(files.map(({ length }) => length));
  expect(uploads()).toEqual([]);
});

it('files that are too large, too many, empty or of another type are refused by name', async () => {
  const { post, postPage, relay, uploads } = await openSite();
  const { tooLarge, wrongType, empty } = fileProblems;
  const large = Buffer.concat([largest, small]);
  const { body } = await post().attach('files', large, 'b.pdf').attach('files', small, 'a.pdf.html').expect(422);
  const problems = { files: expect.stringMatching(`^b.pdf: ${tooLarge}[^]+a.pdf.html: ${wrongType}$`) };
  expect(body).toEqual({ notice: filesNotAdded([tooLarge, wrongType]), problems });
  const six = [1, 2, 3, 4, 5, 6].reduce((form) => form.attach('files', small, 'a.pdf'), postPage());
  expect((await six.expect(422)).text).toContain('id="files-problem"');
  const withEmpty = (form: ReturnType<typeof post>) =>
    form.attach('files', Buffer.of(), 'cloud.jpg').attach('files', small, 'a.jpg').expect(422);
  const problem = `cloud.jpg: ${empty}`;
  expect((await withEmpty(post())).body).toEqual({ notice: filesNotAdded([problem]), problems: { files: problem } });
  expect((await withEmpty(postPage())).text).toContain(problem);
  expect([relay.mails, uploads()]).toEqual([[], []]);
});

it('thirty uploads whose clients leave are logged as aborted, and leave nothing on the disk', async () => {
  const { uploads, lines, port, newAddress } = await openSite();
  const open = await Promise.all(Array.from({ length: 30 }, () => openSocket(port)));
  for (const { socket } of open) {
    const head = postHead({ ...newAddress(), 'Content-Type': multipart, 'Content-Length': 1_000_000 });
    socket.write(`${head}${part('name="files"; filename="a.pdf"', 'x')}${partHead('name="files"; filename="b.pdf"')}x`);
  }
  await expect.poll(() => uploads().length).toBe(60);
  for (const { socket } of open) socket.destroy();
  await expect.poll(() => lines.filter(({ outcome }) => outcome === 'aborted').length).toBe(30);
  await expect.poll(uploads).toEqual([]);
});

it('eight of the largest uploads may be under way, and more get "busy" with their entries', async () => {
  const { post, postPage, port, lines, newAddress } = await openSite();
  const open = await Promise.all(Array.from({ length: 8 }, () => openSocket(port)));
  onTestFinished(() => open.forEach(({ socket }) => socket.destroy()));
  for (const { socket } of open)
    socket.write(postHead({ ...newAddress(), 'Content-Type': multipart, 'Transfer-Encoding': 'chunked' }));
  const attached = (form: ReturnType<typeof post>) => form.attach('files', Buffer.alloc(400_000), 'a.pdf');
  await expect.poll(async () => (await attached(post())).status).toBe(503);
  const { text } = await attached(postPage()).expect(503).expect('Retry-After', '15');
  expect(text).toContain(`value="${inOrder.company}"`);
  await post().expect(200);
  open[0]?.socket.destroy();
  await expect.poll(() => lines).toContainEqual(expect.objectContaining({ outcome: 'aborted' }));
  await attached(post()).expect(200);
});

describe('the folder for uploads', () => {
  it('is made again after a cleaner has removed everything', async () => {
    const { post, relay, uploads, temporary } = await openSite();
    for (let turn = 0; turn < 2; turn += 1) {
      rmSync(temporary, { recursive: true });
      await post().attach('files', small, 'a.jpg').expect(200);
    }
    expect(relay.mails).toHaveLength(2);
    expect(uploads()).toEqual([]);
  });

  it('of a killed process is removed at the next start, unless another process may still need it', async () => {
    const temporary = folderOfTest();
    for (const name of ['old', 'recent']) {
      mkdirSync(join(temporary, `contact-requests-${name}`));
      writeFileSync(join(temporary, `contact-requests-${name}/0`), 'x');
    }
    const twoHoursAgo = Date.now() / 1000 - 2 * 3600;
    utimesSync(join(temporary, 'contact-requests-old'), twoHoursAgo, twoHoursAgo);
    vi.stubEnv('TMPDIR', temporary);
    onTestFinished(() => void vi.unstubAllEnvs());
    createFormReader(recordedLog().log);
    await expect.poll(() => readdirSync(temporary)).toEqual(['contact-requests-recent']);
  });
});

it('when the disk is full, the answer is "busy" with the entries, and requests without files pass', async () => {
  const { post, postPage, relay, lines, uploads } = await openSite();
  const broken = vi.spyOn(fs, 'write');
  onTestFinished(() => broken.mockRestore());
  const error = Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' });
  broken.mockImplementation((...args: unknown[]) => {
    const done = args.at(-1);
    if (typeof done === 'function') done(error);
  });
  const { body } = await post().attach('files', small, 'a.jpg').expect(503).expect('Retry-After', '15');
  expect(body.notice.title).toBe('Busy');
  const { text } = await postPage().attach('files', small, 'a.jpg').expect(503);
  expect(text).toContain('value="ann.berg@example.org"');
  await post().expect(200);
  expect(relay.mails).toHaveLength(1);
  expect(uploads()).toEqual([]);
  expect(lines).toContainEqual(expect.objectContaining({ level: 40, code: 'ENOSPC', msg: 'no room for an upload' }));
});
