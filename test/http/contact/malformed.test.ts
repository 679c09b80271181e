import request from 'supertest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { refusalNotices } from '../../../src/contact/texts.ts';
import { inOrder } from '../../support/contact/contact-request.ts';
import { contactSiteOfFile } from '../../support/contact/contact-site.ts';
import { lastBoundary as end, multipart, part, partHead, postHead } from '../../support/contact/raw-post.ts';
import { openSocket, statuses } from '../../support/server/raw-socket.ts';

const openSite = contactSiteOfFile();

const fields = Object.entries(inOrder)
  .map(([name, value]) => part(`name="${name}"`, value))
  .join('');
const file = (name: string) => part(`name="files"; filename="${name}"`, 'x');
const bytes = 'Content-Type: application/octet-stream';
const urlencoded = 'application/x-www-form-urlencoded';

describe('a malformed body', () => {
  it.each([
    ['no boundary', 'multipart/form-data', fields + end, 400],
    ['cut in a head', multipart, fields + partHead('').slice(0, 20), 400],
    ['cut in a file', multipart, `${fields}${partHead('name="files"; filename="a.pdf"')}xx`, 400],
    ['empty', multipart, '', 400],
    ['10,000 fields', multipart, `${fields}${part('name="a"').repeat(10_000)}${end}`, 413],
    ['a name of 1 MB', multipart, `${fields}${part(`name="${'a'.repeat(1_000_000)}"`)}${end}`, 400],
    ['fields of 180 kB together', multipart, `${fields}${part('name="a"', 'a'.repeat(60_000)).repeat(3)}${end}`, 413],
    ['urlencoded fields of 180 kB together', urlencoded, `a=${'a'.repeat(60_000)}&`.repeat(3), 413],
    ['30 files', multipart, `${fields}${file('a.pdf').repeat(30)}${end}`, 413],
    ['a file under another name', multipart, `${fields}${part('name="terms"; filename="a.pdf"', 'x')}${end}`, 400],
    ['a folder in place of a file', multipart, `${fields}${file('../../etc/cron.d/')}${end}`, 400],
    ['only dots in a name', multipart, `${fields}${file('a/..')}${end}`, 400],
    ['a file without a name', multipart, `${fields}${part(`name="files"; filename=""\r\n${bytes}`, 'x')}${end}`, 400],
    [
      'a name without quotes that needs them',
      multipart,
      `${fields}${part('name="files"; filename=a/b.pdf', 'x')}${end}`,
      400,
    ],
    ['a name whose quotes do not end', multipart, `${fields}${file('a.pdf\\')}${end}`, 400],
    ['NUL in a name', multipart, `${fields}${file('a.exe\0.pdf')}${end}`, 400],
    ['a head without a colon', multipart, `${fields}${part('').replace(': form-data; ', '')}${end}`, 400],
    ['JSON', 'application/json', JSON.stringify(inOrder), 415],
  ])('%s: is refused in JSON and as a page, and sends no mail', async (_name, type, body, status) => {
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

  it.each([
    ['a form in an unknown charset', `${urlencoded}; charset=klingon`, new URLSearchParams(inOrder).toString()],
    ['a form of many parts in an unknown charset', `${multipart}; charset=klingon`, fields + end],
    [
      'a part in an unknown charset',
      multipart,
      `${fields}${part('name="note"\r\nContent-Type: text/plain; charset=klingon', 'x')}${end}`,
    ],
  ])('%s: is refused, and the entries that could be read come back', async (_name, type, body) => {
    const { server, relay, lines, newAddress } = await openSite();
    const post = (accept: string) =>
      request(server)
        .post('/contact')
        .set({ 'Content-Type': type, Accept: accept, ...newAddress() })
        .send(body)
        .expect(415);
    const { body: answer } = await post('application/json');
    expect(answer).toEqual({ notice: refusalNotices.unsupported });
    const { text } = await post('text/html');
    expect(text).toContain(`value="${inOrder.company}"`);
    expect(text).toContain(`>${inOrder.message}</textarea>`);
    expect(relay.mails).toEqual([]);
    expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  it.each(['UTF-8', '"utf-8"', 'iso-8859-1'])('a form in %s is taken', async (charset) => {
    const { server, relay, newAddress } = await openSite();
    const type = `${urlencoded}; charset=${charset}`;
    await request(server)
      .post('/contact')
      .set({ 'Content-Type': type, ...newAddress() })
      .send(new URLSearchParams(inOrder).toString())
      .expect(303);
    expect(relay.mails).toHaveLength(1);
  });

  it('fields may be named like members of Object.prototype', async () => {
    const { post, relay } = await openSite();
    const odd = { ...inOrder, ['__proto__']: 'x', constructor: 'x', toString: 'x', 'a[b][c]': 'x' };
    await post(odd).expect(200);
    expect(relay.mails).toHaveLength(1);
  });
});

describe('a body whose length is wrong', () => {
  const head = (length: Record<string, string | number>) =>
    postHead({ Accept: 'application/json', 'Content-Type': multipart, ...length });

  async function connect() {
    const site = await openSite();
    const connection = await openSocket(site.port);
    onTestFinished(() => void connection.socket.destroy());
    return { ...site, ...connection };
  }

  it('shorter, because the client disconnects: no mail, nothing on disk, and the log says "aborted"', async () => {
    const { relay, uploads, lines, socket } = await connect();
    socket.write(head({ 'Content-Length': 1_000_000 }) + fields + file('a.pdf').slice(0, -3) + 'x'.repeat(200_000));
    await expect.poll(uploads).toHaveLength(2);
    socket.destroy();
    await expect.poll(() => lines).toContainEqual(expect.objectContaining({ outcome: 'aborted' }));
    expect([relay.mails, uploads()]).toEqual([[], []]);
  });

  it('longer: gets 400, and the rest is not read as a request', async () => {
    const { relay, socket, received } = await connect();
    const body = `${fields}${file('a.pdf')}${end}`;
    socket.write(head({ 'Content-Length': body.length - 30 }) + body);
    await expect.poll(() => statuses(received())).toContain('400');
    expect(new Set(statuses(received()))).toEqual(new Set(['400']));
    expect(relay.mails).toEqual([]);
  });

  it('announced as more than five files of 10 MB: gets 413 before it is read', async () => {
    const { uploads, socket, received } = await connect();
    socket.write(head({ 'Content-Length': 60_000_000 }) + partHead('name="files"; filename="a.pdf"'));
    await expect.poll(() => statuses(received())).toEqual(['413']);
    expect(uploads()).toEqual([]);
  });

  it('endless, in chunks: gets 413 at the limit, and the connection is closed', async () => {
    const { socket, received } = await connect();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const chunk = (text: string) => socket.write(`${text.length.toString(16)}\r\n${text}\r\n`);
    socket.write(head({ 'Transfer-Encoding': 'chunked' }));
    chunk(partHead('name="files"; filename="a.pdf"'));
    while (statuses(received()).length === 0) {
      if (!chunk('x'.repeat(1024 * 1024)))
        await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
    }
    await closed;
    expect(statuses(received())).toEqual(['413']);
  });
});
