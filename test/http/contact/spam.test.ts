import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { inOrder } from '../../support/contact/contact-request.ts';
import { openContactSite } from '../../support/contact/contact-site.ts';

const planned = { ...inOrder, urgency: 'planned' };
const links = (count: number) => Array.from({ length: count }, (_, index) => `https://www.${index}.example`).join('\n');
const subject = 'Precision laser alignment, Cannon Valley Dairy';

it.each([
  ['hiddenField', { leaveEmpty: 'x' }, 'the field that people do not see is filled in'],
  ['fast', { elapsed: '2999' }, 'sent within 3 seconds of the page'],
  [
    'links',
    { message: 'www.a.example HTTP://b.example http://www.c.example [url=https://d.example]' },
    'more than 3 links in the message',
  ],
])('a request with the spam sign "%s" is delivered with a mark: %j', async (sign, fields, words) => {
  const { post, postPage, relay, lines } = await openContactSite();
  await post({ ...planned, ...fields }).expect(200);
  const { headers } = await postPage({ ...planned, ...fields }).expect(303);
  expect(headers.location).toBe('/contact/sent');
  expect(relay.mails.map((mail) => mail.subject)).toEqual(Array(2).fill(`[Possible spam] ${subject}`));
  expect(relay.mails[0]?.text).toMatch(new RegExp(`^Possible spam: .*${words}\\.$`, 'm'));
  expect(lines).toContainEqual(expect.objectContaining({ outcome: 'sent', spam: [sign] }));
});

it.each([
  ['an empty hidden field', { leaveEmpty: '' }],
  ['3 seconds', { elapsed: '3000' }],
  ['an invalid time', { elapsed: '-1' }],
  ['three links', { message: links(3) }],
])('%s is no sign of spam', async (_name, fields) => {
  const { post, relay, lines } = await openContactSite();
  await post({ ...planned, ...fields }).expect(200);
  expect(relay.mails[0]?.subject).toBe(subject);
  expect(relay.mails[0]?.text).not.toContain('spam');
  expect(lines.find(({ outcome }) => outcome)).not.toHaveProperty('spam');
});

describe('the limit for requests of one address that look like spam', () => {
  const address = { 'X-Forwarded-For': '198.51.100.1' };
  const marked = { ...planned, leaveEmpty: 'x' };

  it('does not apply to emergencies', async () => {
    const { post, relay } = await openContactSite();
    const emergency = { ...inOrder, leaveEmpty: 'x' };
    for (let turn = 0; turn < 3; turn += 1) await post(marked).set(address).expect(200);
    for (let turn = 3; turn < 10; turn += 1) await post(emergency).set(address).expect(200);
    await post(emergency).set(address).expect(429);
    expect(relay.mails).toHaveLength(10);
  });

  it('counts neither repetitions of a sent request nor requests without a sign of spam', async () => {
    const { post, relay } = await openContactSite();
    const repeated = { ...marked, requestId: randomUUID() };
    for (let turn = 0; turn < 4; turn += 1) await post(repeated).set(address).expect(200);
    for (let turn = 1; turn < 3; turn += 1) await post(marked).set(address).expect(200);
    await post(marked).set(address).expect(429);
    await post(repeated).set(address).expect(200);
    await post(planned).set(address).expect(200);
    expect(relay.mails).toHaveLength(4);
  });

  it('counts neither invalid requests nor those that no relay accepts', async () => {
    const { post } = await openContactSite({}, { refuses: 450 });
    const invalid = { ...marked, phone: '' };
    for (let turn = 0; turn < 4; turn += 1) await post(invalid).set(address).expect(422);
    for (let turn = 0; turn < 4; turn += 1) await post(marked).set(address).expect(502);
  });

  it('answers with Retry-After to both of two equal requests at once', async () => {
    const { post } = await openContactSite();
    for (let turn = 0; turn < 3; turn += 1) await post(marked).set(address).expect(200);
    const twice = { ...marked, requestId: randomUUID() };
    const answers = await Promise.all([post(twice).set(address), post(twice).set(address)]);
    for (const { status, headers } of answers)
      expect([status, headers['retry-after']]).toEqual([429, expect.anything()]);
  });
});

it('the hidden field asks password managers to skip it, and has no name that they recognize', async () => {
  const { app } = await openContactSite();
  const { text } = await request(app).get('/contact');
  const [, attributes = ''] = /aria-hidden="true"><label>[^<]+<input([^>]*)>/.exec(text) ?? [];
  for (const attribute of ['tabindex="-1"', 'autoComplete="off"', 'data-1p-ignore', 'data-lpignore="true"']) {
    expect(attributes).toContain(attribute);
  }
  expect(attributes).toMatch(/ name="(?!.*(web|url|link|site|mail|name|phone|tel|company|address))/i);
});
