import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { sentLink } from '../../../src/contact/addresses.ts';
import { formNotices, formTexts } from '../../../src/contact/texts.ts';
import { inOrder } from '../../support/contact/contact-request.ts';
import { contactSiteOfFile } from '../../support/contact/contact-site.ts';
import { referenceIn } from '../../support/contact/mail-relay.ts';
import { builtApp } from '../../support/server/built-app.ts';

const openSite = contactSiteOfFile({ REQUESTS_FROM: 'site@example.com' });

describe('a valid request', () => {
  it('is in the mailbox before the response, with unchanged files and clean texts', async () => {
    const { post, relay, uploads } = await openSite();
    // Mail programs tend to change text: line ends, long lines, and lines that begin with a dot.
    const text = Buffer.from(`a\nb\r\nc\rd\n.\n..\n${'x'.repeat(3000)}\nFrom me \t\n`);
    const files = [text, randomBytes(1_000_000), randomBytes(1), randomBytes(70_000)];
    const given = ['notes.txt', 'Größe 5 π.jpg', 'a.PDF', { filename: '1000012345', contentType: 'image/jpeg' }];
    const names = ['notes.txt', 'Größe 5 π.jpg', 'a.PDF', '1000012345.jpg'];
    const pasted = { email: '\ufeffann.berg@exam\u00adple.org\u00a0', company: '\u00a0Cannon Valley Dairy\u200b' };
    const posted = files.reduce(
      (form, file, index) => form.attach('files', file, given[index]),
      post({ ...inOrder, ...pasted }),
    );
    const { body } = await posted.expect(200).expect('Cache-Control', 'no-store');
    expect(relay.mails).toHaveLength(1);
    const [mail] = relay.mails;
    const reference = referenceIn(mail);
    expect(reference).toMatch(/^[\dA-Z]{5}-[\dA-Z]{5}$/);
    expect(body).toEqual({ sent: true, reference });
    expect(mail?.attachments.map(({ content }, index) => files[index]?.equals(content))).toEqual(files.map(() => true));
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(names);
    expect(mail?.messageId).toBe(`<${reference}@example.com>`);
    expect(mail?.from?.text).toBe('site@example.com');
    expect(mail?.to).toMatchObject({ text: 'desk@example.com' });
    expect(mail?.replyTo?.value).toEqual([{ name: 'Ann Berg', address: 'ann.berg@example.org' }]);
    expect(mail?.subject).toBe(`[Emergency] Precision laser alignment, Cannon Valley Dairy, ${reference}`);
    expect(mail?.headers.get('priority')).toBe('high');
    expect(mail?.text).toContain('Message:\nSeparator 3.\nThe coupling sheared at 2 a.m.\n');
    expect(uploads()).toEqual([]);
  });

  it('from a browser without scripts redirects to a confirmation page that search engines do not list', async () => {
    const { server, postPage, relay } = await openSite();
    const { headers: answer } = await postPage().expect(303);
    expect(relay.mails).toHaveLength(1);
    const reference = referenceIn(relay.mails[0]);
    expect(answer.location).toBe(sentLink(reference));
    const { text, headers } = await request(server)
      .get(sentLink(reference))
      .expect(200)
      .expect('Cache-Control', 'no-store, no-transform');
    expect(headers.link).toContain('as=font');
    expect(text).toContain(formNotices.sent.title);
    expect(text).toContain(formNotices.sent.text.replace("'", '&#x27;'));
    expect(text).toContain(`<strong translate="no">${reference}</strong>`);
    expect(text).toContain('<meta name="robots" content="noindex"');
    expect(text).not.toContain('<script');
    expect((await request(server).get('/sitemap.xml')).text).not.toContain('sent');
  });

  it('is confirmed without a reference at an address without a valid one', async () => {
    const { server } = await openSite();
    const others = ['=', '=<b>', '=ABCDE-FGHJKX', '=abcde-fghjk', '=ABCDE%0AFGHJK'].map((rest) => `?reference${rest}`);
    for (const query of ['', ...others]) {
      const { text } = await request(server).get(`/contact/sent${query}`).expect(200);
      expect(text).toContain(formNotices.sent.title);
      expect(text, query).not.toMatch(/<strong|<b>|FGHJ/i);
    }
  });

  it('with a sign of spam is answered as any other and delivered with a mark, and one without has none', async () => {
    const planned = { ...inOrder, urgency: 'planned' };
    const { post, postPage, relay, lines } = await openSite();
    await post({ ...planned, leaveEmpty: 'x' }).expect(200);
    await postPage({ ...planned, leaveEmpty: 'x' })
      .expect(303)
      .expect('Location', /^\/contact\/sent\?/);
    await post({ ...planned, leaveEmpty: '', elapsed: '3000' }).expect(200);
    const subject = 'Precision laser alignment, Cannon Valley Dairy';
    const marked = `[Possible spam] ${subject}`;
    expect(relay.mails.map((mail) => mail.subject)).toEqual(
      [marked, marked, subject].map((begin, index) => `${begin}, ${referenceIn(relay.mails[index])}`),
    );
    expect(relay.mails[2]?.text).not.toContain('spam');
    const spam = () => lines.filter(({ outcome }) => outcome).map((line) => line['spam']);
    await expect.poll(spam).toEqual([['hiddenField'], ['hiddenField'], undefined]);
  });
});

it('the log has one line per contact request, without a word of the visitor', async () => {
  const { post, lines, relay } = await openSite();
  const { body } = await post().attach('files', Buffer.from('secret'), 'my-secret.pdf').expect(200);
  await post({ ...inOrder, phone: '' }).expect(422);
  await expect.poll(() => lines.filter(({ outcome }) => outcome)).toHaveLength(2);
  const [sent, ...others] = lines.filter(({ outcome }) => outcome);
  expect(sent).toMatchObject({
    reference: body.reference,
    outcome: 'sent',
    files: 1,
    bytes: 6,
    us: expect.any(Number),
  });
  expect(sent).toMatchObject({ relay: `127.0.0.1:${relay.port}`, id: lines.find(({ path }) => path)?.['id'] });
  expect(others).toEqual([expect.objectContaining({ outcome: 'invalid', files: 0, bytes: 0 })]);
  expect(JSON.stringify(lines)).not.toMatch(/secret|Ann|Berg|example\.org|555 0111|5550111|Cannon|Separator/);
});

it('without SMTP_URL the form posts nothing, a POST gets 405, and there is no confirmation page', async () => {
  const app = builtApp();
  await request(app).post('/contact').send('x').expect(405).expect('Allow', 'GET, HEAD');
  await request(app).get('/contact/sent').expect(404);
  const { text, headers } = await request(app).get('/contact');
  expect(text).toContain('method="dialog"');
  expect(text).toContain(formTexts.simulated);
  expect(text).not.toMatch(/"delivery":true|multipart|name="(files|leaveEmpty)"/);
  expect(headers['referrer-policy']).toBe('no-referrer');
});

it('with SMTP_URL the form posts fields and files, and has a field that only programs fill in', async () => {
  const { server } = await openSite();
  const { text } = await request(server).get('/contact');
  expect(text).toContain('"delivery":true');
  expect(text).toMatch(/<form[^>]* action="\/contact" encType="multipart\/form-data" method="post"/);
  expect(text).toMatch(/<input type="file"[^>]* name="files"/);
  expect(text).toContain(formTexts.delivery);
  const [, attributes = ''] = /aria-hidden="true"><label>[^<]+<input([^>]*)>/.exec(text) ?? [];
  for (const attribute of ['tabindex="-1"', 'autoComplete="off"', 'data-1p-ignore', 'data-lpignore="true"'])
    expect(attributes).toContain(attribute);
  // A name that they recognize would be filled in.
  expect(attributes).toMatch(/ name="(?!.*(web|url|link|site|mail|name|phone|tel|company|address))/i);
});
