import request from 'supertest';
import { expect, it } from 'vitest';
import { inOrder } from '../../support/contact/contact-request.ts';
import { openContactSite } from '../../support/contact/contact-site.ts';

const planned = { ...inOrder, urgency: 'planned' };
const subject = 'Precision laser alignment, Cannon Valley Dairy';

it('a request with a sign of spam is answered as any other and delivered with a mark, and one without has none', async () => {
  const { post, postPage, relay, lines } = await openContactSite();
  await post({ ...planned, leaveEmpty: 'x' }).expect(200);
  await postPage({ ...planned, leaveEmpty: 'x' })
    .expect(303)
    .expect('Location', '/contact/sent');
  await post({ ...planned, leaveEmpty: '', elapsed: '3000' }).expect(200);
  const marked = `[Possible spam] ${subject}`;
  expect(relay.mails.map((mail) => mail.subject)).toEqual([marked, marked, subject]);
  expect(relay.mails[0]?.text).toMatch(/^Possible spam: the field that people do not see is filled in\.$/m);
  expect(relay.mails[2]?.text).not.toContain('spam');
  const spam = lines.filter(({ outcome }) => outcome).map((line) => line['spam']);
  expect(spam).toEqual([['hiddenField'], ['hiddenField'], undefined]);
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
