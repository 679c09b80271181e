import request from 'supertest';
import { expect, it } from 'vitest';
import { maxFileBytes, maxFiles } from '../../../src/contact/files.ts';
import { inOrder } from '../../support/contact/contact-request.ts';
import { contactSiteOfFile } from '../../support/contact/contact-site.ts';
import { lastBoundary as end, multipart, part, partHead, postHead } from '../../support/contact/raw-post.ts';
import { openSocket } from '../../support/server/raw-socket.ts';

const openSite = contactSiteOfFile();

const fields = Object.entries(inOrder)
  .map(([name, value]) => part(`name="${name}"`, value))
  .join('');
const file = part('name="files"; filename="a.pdf"', 'x');

it.each([
  ['a cut in a file', multipart, `${fields}${partHead('name="files"; filename="a.pdf"')}xx`, 400],
  ['a file under another name', multipart, `${fields}${part('name="terms"; filename="a.pdf"', 'x')}${end}`, 400],
  ['10,000 fields', multipart, `${fields}${part('name="a"').repeat(10_000)}${end}`, 413],
  ['a text of 2 MB', multipart, `${fields}${part('name="a"', 'a'.repeat(2_000_000))}${end}`, 413],
  ['30 files', multipart, `${fields}${file.repeat(30)}${end}`, 413],
  ['JSON', 'application/json', JSON.stringify(inOrder), 415],
])('a post with %s is refused in JSON and as a page, and sends no mail', async (_name, type, body, status) => {
  const { server, relay, uploads, lines, newAddress } = await openSite();
  const post = (accept: string) =>
    request(server)
      .post('/contact')
      .set({ 'Content-Type': type, Accept: accept, ...newAddress() })
      .send(Buffer.from(body, 'latin1'));
  const json = await post('application/json').expect(status);
  expect(JSON.parse(json.text)).toHaveProperty('notice');
  const page = await post('text/html').expect(status);
  expect(page.text).toContain('role="alert"');
  expect([relay.mails, uploads()]).toEqual([[], []]);
  expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

it('50 MB of files are read, a larger body gets 413, and nothing stays', async () => {
  const { post, uploads } = await openSite();
  const bytes = maxFiles * maxFileBytes;
  await post().attach('files', Buffer.alloc(bytes), 'a.pdf').expect(422);
  // The texts of a form may have 256 KB.
  await post()
    .attach('files', Buffer.alloc(bytes + 256 * 1024), 'a.pdf')
    .expect(413);
  expect(uploads()).toEqual([]);
});

it('a body that goes on after its last boundary leaves nothing when its client has left', async () => {
  const { port, uploads, lines, newAddress } = await openSite();
  const { socket } = await openSocket(port);
  const parts = part('name="q"; filename="a.pdf"', 'x') + part('name="files"; filename="a.pdf"', 'x'.repeat(70_000));
  const body = `${end}${parts}\r\n\r\n--x-x-x\r\n`;
  socket.write(postHead({ ...newAddress(), 'Content-Type': multipart, 'Content-Length': body.length }) + body);
  await expect.poll(uploads).not.toEqual([]);
  socket.destroy();
  await expect.poll(() => lines).toContainEqual(expect.objectContaining({ outcome: 'aborted' }));
  await expect.poll(uploads).toEqual([]);
});
