import request from 'supertest';
import { expect, it } from 'vitest';
import { inOrder } from '../../support/contact/contact-request.ts';
import { contactSiteOfFile } from '../../support/contact/contact-site.ts';
import { lastBoundary, multipart, part, partHead } from '../../support/contact/raw-post.ts';
import { decodeEntities, found } from '../../support/read-html.ts';

const openSite = contactSiteOfFile();
const { message, terms, ...others } = inOrder;
const file = '%PDF one\r\ntwo';
const russian = 'Редуктор на линии 3 остановился.\r\nНужен монтажник.';

/** Writes the parts of a form. `type` are the lines that a browser writes below the name of a text. */
const texts = (fields: Record<string, string>, type: string) =>
  Object.entries(fields)
    .map(([name, value]) => part(`name="${name}"${type}`, value))
    .join('');

const inLynx = '\r\nContent-Type: text/plain; charset=utf-8';
const inEdbrowse = '\r\nContent-Type: text/plain\r\nContent-Transfer-Encoding: 7bit';
const bytesInEdbrowse = '\r\nContent-Type: application/octet-stream\r\nContent-Transfer-Encoding: 8bit';
/** eww sends no body with an empty text. */
const inEww = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => (value === '' ? partHead(`name="${name}"`) : part(`name="${name}"`, value)))
    .join('');
const attached = (name: string, type = '') => part(`name="files"; filename="${name}"${type}`, file);

it.each([
  ['lynx 2.9', texts(inOrder, inLynx) + attached('/home/ann/pump/plan.pdf', inLynx), ['plan.pdf'], message],
  ['edbrowse 3.7', texts(inOrder, inEdbrowse) + attached('/mnt/pump/plan.pdf', inEdbrowse), ['plan.pdf'], message],
  [
    'edbrowse 3.7, from its own folder',
    texts(inOrder, inEdbrowse) + attached('../plan.pdf', inEdbrowse),
    ['plan.pdf'],
    message,
  ],
  [
    'edbrowse 3.7, in Russian',
    texts({ ...others, terms }, inEdbrowse) + texts({ message: russian, company: russian }, bytesInEdbrowse),
    [],
    russian.replace('\r\n', '\n'),
  ],
  ['w3m 0.5, links 2.28, elinks 0.13', texts(inOrder, '') + attached('plan.pdf'), ['plan.pdf'], message],
  [
    'eww of Emacs 28',
    inEww({ leaveEmpty: '', ...inOrder, company: '', industry: '' }) + attached('/home/ann/plan.pdf'),
    ['plan.pdf'],
    message,
  ],
  ['Internet Explorer 6', texts(inOrder, '') + attached('C:\\pump\\plan.pdf'), ['plan.pdf'], message],
])('%s: the request arrives whole, and its files without their folders', async (_browser, parts, names, words) => {
  const { server, relay, newAddress } = await openSite();
  await request(server)
    .post('/contact')
    .set({ 'Content-Type': multipart, ...newAddress() })
    .send(Buffer.from(parts + lastBoundary))
    .expect(303);
  expect(relay.mails[0]?.text).toContain(words);
  expect(relay.mails[0]?.text).not.toContain('Possible spam');
  expect(relay.mails[0]?.attachments.map(({ filename }) => filename)).toEqual(names);
  for (const { content } of relay.mails[0]?.attachments ?? []) expect(content.toString()).toBe(file);
});

it('a text that comes as bytes has the limits of other texts', async () => {
  const { server, newAddress } = await openSite();
  const post = (length: number) =>
    request(server)
      .post('/contact')
      .set({ 'Content-Type': multipart, Accept: 'text/html', ...newAddress() })
      .send(texts({ ...others, terms }, '') + texts({ message: 'x'.repeat(length) }, bytesInEdbrowse) + lastBoundary);
  const { text } = await post(20_000).expect(422);
  expect(text).toContain(`>${'x'.repeat(20_000)}</textarea>`);
  const cut = await post(200_000).expect(413);
  expect(found(cut.text, />(x+)<\/textarea>/g).map(({ length }) => length)).toEqual([100 * 1024]);
});

it('a text that comes as bytes and is no UTF-8 is read as Latin-1', async () => {
  const { server, relay, newAddress } = await openSite();
  const parts = texts({ ...others, terms }, '') + texts({ message: 'Größe 3' }, bytesInEdbrowse) + lastBoundary;
  await request(server)
    .post('/contact')
    .set({ 'Content-Type': multipart, ...newAddress() })
    .send(Buffer.from(parts, 'latin1'))
    .expect(303);
  expect(relay.mails[0]?.text).toContain('Größe 3');
});

it('the form gives its box a value, and its hidden field is last and says why', async () => {
  const { server } = await openSite();
  const { text } = await request(server).get('/contact').expect(200);
  // edbrowse 3.7 sends a ticked box without a value as an empty text, and links 2.28 shows fields that styles hide.
  expect(text).toMatch(/<input type="checkbox"[^>]* name="terms"[^>]* value="on"/);
  const form = text.slice(text.indexOf('<form'), text.indexOf('</form>'));
  expect(found(form, /<(?:input|select|textarea|button)[^>]* (?:name|type)="(leaveEmpty|submit)"/g)).toEqual([
    'submit',
    'leaveEmpty',
  ]);
  expect(decodeEntities(form)).toMatch(/Leave this empty\. [^<]+ <input [^>]*name="leaveEmpty"/);
});
