import request from 'supertest';
import { expect, it } from 'vitest';
import { inOrder } from '../../support/contact/contact-request.ts';
import { contactSiteOfFile } from '../../support/contact/contact-site.ts';

const openSite = contactSiteOfFile();

it('one address may send ten requests in ten minutes, and more get 429 with their entries', async () => {
  const { server, post, postPage, newAddress, relay } = await openSite();
  const release = relay.hold();
  const address = newAddress();
  const sending = Promise.all(Array.from({ length: 10 }, () => post().set(address)));
  await expect.poll(relay.offered).toBe(10);
  const { body, headers } = await post().set(address).expect(429);
  expect(body.notice.title).toBe('Too Many Requests');
  expect(Number(headers['retry-after'])).toBeGreaterThan(590);
  expect((await postPage().set(address).expect(429)).text).toContain(`value="${inOrder.company}"`);
  release();
  expect(new Set((await sending).map(({ status }) => status))).toEqual(new Set([200]));
  await post().expect(200);
  await request(server).get('/contact').set(address).expect(200);
});

it('requests that no relay takes, or that another site sends, do not count', async () => {
  const { post, newAddress, relay } = await openSite({ refuses: 450 });
  const address = newAddress();
  for (let turn = 0; turn < 11; turn += 1) await post().set(address).expect(502);
  const foreign = { ...address, 'Sec-Fetch-Site': 'cross-site' };
  for (let turn = 0; turn < 11; turn += 1) await post().set(foreign).expect(403);
  delete relay.fault.refuses;
  await post().set(address).expect(200);
});

it.each([
  ['ten', 10, {}],
  ['three that look like spam', 3, { urgency: 'planned', leaveEmpty: 'x' }],
])(
  'of fifteen requests whose clients leave early %s are sent, and late failures still count',
  async (_name, limit, marks) => {
    const { post, newAddress, relay, lines } = await openSite();
    const release = relay.hold();
    const address = newAddress();
    const send = () => post({ ...inOrder, ...marks }).set(address);
    for (let turn = 1; turn <= limit; turn += 1) {
      const sending = send();
      sending.end(() => {});
      await expect.poll(relay.offered).toBe(turn);
      sending.abort();
    }
    for (let turn = limit + 1; turn < 15; turn += 1) await send().expect(429);
    relay.fault.refusesAfterData = 451;
    release();
    await expect.poll(() => lines.filter(({ outcome }) => outcome === 'failed').length).toBe(limit);
    await send().expect(429);
  },
);

it('one address may send three requests that look like spam, besides emergencies and others', async () => {
  const { post, newAddress, relay } = await openSite();
  const address = newAddress();
  const marked = { ...inOrder, urgency: 'planned', leaveEmpty: 'x' };
  for (let turn = 0; turn < 3; turn += 1) await post(marked).set(address).expect(200);
  await post(marked).set(address).expect(429);
  for (const change of [{ urgency: 'emergency' }, { leaveEmpty: '' }])
    await post({ ...marked, ...change })
      .set(address)
      .expect(200);
  expect(relay.mails).toHaveLength(5);
});
