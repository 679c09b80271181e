import { array, assert, asyncProperty, constant, constantFrom, oneof, option, string, tuple } from 'fast-check';
import request from 'supertest';
import { expect, it } from 'vitest';
import { inOrder } from '../../support/contact/contact-request.ts';
import { contactSiteOfFile } from '../../support/contact/contact-site.ts';
import { lastBoundary as end, multipart, part, partHead, postHead } from '../../support/contact/raw-post.ts';
import { openSocket, statuses } from '../../support/server/raw-socket.ts';

const openSite = contactSiteOfFile();

const fields = Object.entries(inOrder)
  .map(([name, value]) => part(`name="${name}"`, value))
  .join('');
const file = (name: string) => part(`name="files"; filename="${name}"`, 'x');

it.each([
  ['no boundary', 'multipart/form-data', fields + end, 400],
  ['a body without its boundary', multipart, 'x'.repeat(1000), 400],
  ['an empty body', multipart, '', 400],
  ['a cut in a head', multipart, fields + partHead('').slice(0, 20), 400],
  ['a cut in a text', multipart, `${fields}${partHead('name="a"')}x`, 400],
  ['a cut in a file', multipart, `${fields}${partHead('name="files"; filename="a.pdf"')}xx`, 400],
  ['no last boundary', multipart, fields + file('a.pdf'), 400],
  ['a head of 20 kB', multipart, `${fields}${part(`name="${'a'.repeat(20_000)}"`)}${end}`, 400],
  ['a name in brackets', multipart, `${fields}${part('name="a[b][c]"', 'x')}${end}`, 400],
  ['a file under another name', multipart, `${fields}${part('name="terms"; filename="a.pdf"', 'x')}${end}`, 400],
  ['10,000 fields', multipart, `${fields}${part('name="a"').repeat(10_000)}${end}`, 413],
  ['a text of 2 MB', multipart, `${fields}${part('name="a"', 'a'.repeat(2_000_000))}${end}`, 413],
  ['30 files', multipart, `${fields}${file('a.pdf').repeat(30)}${end}`, 413],
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

it('fields may be named like members of Object.prototype', async () => {
  const { post, relay } = await openSite();
  await post({ ...inOrder, ['__proto__']: 'x', constructor: 'x', toString: 'x' }).expect(200);
  expect(relay.mails).toHaveLength(1);
});

it('a body that is endless gets 413 when the client ends it, and none of it stays', async () => {
  const { port, uploads } = await openSite();
  const { socket, received } = await openSocket(port);
  const chunk = (text: string) => socket.write(`${text.length.toString(16)}\r\n${text}\r\n`);
  socket.write(postHead({ Accept: 'application/json', 'Content-Type': multipart, 'Transfer-Encoding': 'chunked' }));
  chunk(partHead('name="files"; filename="a.pdf"'));
  for (let megabytes = 0; megabytes < 60; megabytes += 1)
    if (!chunk('x'.repeat(1024 * 1024))) await new Promise((resolve) => socket.once('drain', resolve));
  expect(uploads()).toEqual([]);
  socket.write('0\r\n\r\n');
  await expect.poll(() => statuses(received())).toEqual(['413']);
  socket.destroy();
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

it('no body of 300 random ones is an error, leaves a file or holds its connection longer than the server’s limit', async () => {
  const { server, port, lines, uploads, newAddress } = await openSite();
  // Some bodies that go on after their last boundary are never answered. The server closes idle connections after 30 s, here sooner.
  server.timeout = 2000;
  const name = oneof(constantFrom(...Object.keys(inOrder), 'files', 'requestId'), string({ unit: 'binary' }));
  const text = oneof(string({ unit: 'binary' }), constant('\r\n--x-x-x'), constant('x'.repeat(70_000)));
  const whole = tuple(name, option(oneof(string({ unit: 'binary' }), constant('a.pdf'))), text).map(
    ([field, fileName, content]) =>
      part(`name="${field}"${fileName === null ? '' : `; filename="${fileName}"`}`, content),
  );
  const piece = oneof({ weight: 5, arbitrary: whole }, text, constantFrom(fields, end, '--x-x-x\r\n', '\r\n\r\n'));
  const body = array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  const type = oneof(
    { weight: 9, arbitrary: constant(multipart) },
    constantFrom('multipart/form-data; boundary=', 'text/plain'),
  );
  const seen = new Set<number | string>();
  await assert(
    asyncProperty(
      tuple(
        body,
        type,
        // Mails and pages take most of the time.
        oneof({ weight: 4, arbitrary: constant(false) }, constant(true)),
        oneof({ weight: 19, arbitrary: constant('application/json') }, constant('text/html')),
      ),
      async ([sent, contentType, isWhole, accept]) => {
        const answer = fetch(`http://127.0.0.1:${port}/contact`, {
          method: 'POST',
          body: isWhole ? `${fields}${sent}${end}` : sent,
          headers: { 'Content-Type': contentType, Accept: accept, ...newAddress() },
          redirect: 'manual',
        });
        const status = await answer.then((response) => response.status).catch(() => 'closed');
        seen.add(status);
        expect([200, 303, 400, 413, 415, 422, 'closed']).toContain(status);
      },
    ),
    { numRuns: 300, endOnFailure: true },
  );
  for (const status of [200, 400, 415, 422]) expect(seen).toContain(status);
  expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  await expect.poll(uploads).toEqual([]);
});
