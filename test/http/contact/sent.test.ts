import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { formNotices } from '../../../src/contact-form/texts.ts';
import { inOrder } from '../../support/contact/contact-request.ts';
import { openContactSite } from '../../support/contact/contact-site.ts';
import { builtApp } from '../../support/server/test-app.ts';

describe('a valid request', () => {
  it('is in the mailbox before the response, and its files are unchanged', async () => {
    const { post, relay, uploads } = await openContactSite({ REQUESTS_FROM: 'site@example.com' });
    // Mail programs tend to change text: line ends, long lines, and lines that begin with a dot.
    const text = Buffer.from(`a\nb\r\nc\rd\n.\n..\n${'x'.repeat(3000)}\nFrom me \t\n`);
    const files = [text, randomBytes(10 * 1024 * 1024), randomBytes(1), Buffer.alloc(0), randomBytes(70_000)];
    const names = ['notes.txt', 'Größe 5" π.jpg', 'a.PDF', 'empty.png', 'plan.dwg'];
    const posted = files.reduce((form, file, index) => form.attach('files', file, names[index]), post());
    const { body } = await posted.expect(200).expect('Cache-Control', 'no-store');
    expect(body).toEqual({ sent: true, id: expect.stringMatching(/^[\da-f]{32}$/) });
    expect(relay.mails).toHaveLength(1);
    const [mail] = relay.mails;
    expect(mail?.attachments.map(({ content }, index) => files[index]?.equals(content))).toEqual(files.map(() => true));
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(names.map((name) => name.replace('"', '_')));
    expect(mail?.messageId).toBe(`<${body.id}@example.com>`);
    expect(mail?.from?.text).toBe('site@example.com');
    expect(mail?.to).toMatchObject({ text: 'desk@example.com' });
    expect(mail?.replyTo?.value).toEqual([{ name: 'Ann Berg', address: 'ann.berg@example.org' }]);
    expect(mail?.subject).toBe('[Emergency] Precision laser alignment, Cannon Valley Dairy');
    expect(mail?.headers.get('priority')).toBe('high');
    expect(mail?.text).toContain('Phone: +1 507 555 0111\n');
    expect(mail?.text).toContain('Message:\nSeparator 3.\nThe coupling sheared at 2 a.m.\n');
    expect(uploads()).toEqual([]);
  });

  it('from a browser without scripts redirects to a confirmation page that search engines do not list', async () => {
    const { app, postPage, relay } = await openContactSite();
    await postPage().expect(303).expect('Location', '/contact/sent');
    expect(relay.mails).toHaveLength(1);
    const { text, headers } = await request(app)
      .get('/contact/sent')
      .expect(200)
      .expect('Cache-Control', 'no-store, no-transform');
    expect(headers.link).toContain('as=font');
    expect(text).toContain(formNotices.sent.title);
    expect(text).toContain(formNotices.sent.text.replace("'", '&#x27;'));
    expect(text).toContain('<meta name="robots" content="noindex"');
    expect(text).not.toContain('<script');
    expect((await request(app).get('/sitemap.xml')).text).not.toContain('sent');
  });

  it('may be urlencoded', async () => {
    const { app, relay } = await openContactSite();
    await request(app).post('/contact').type('form').accept('json').send(inOrder).expect(200);
    expect(relay.mails[0]?.text).toContain('Phone: +1 507 555 0111\n');
  });

  it('is mailed without the invisible characters that a paste brings along', async () => {
    const { post, relay } = await openContactSite();
    const pasted = {
      ...inOrder,
      email: '\ufeffann.berg@exam\u00adple.org\u00a0',
      company: '\u00a0Cannon Valley Dairy\u200b',
    };
    await post(pasted).attach('files', Buffer.from('x'), 'plan.pdf\u200e').expect(200);
    const [mail] = relay.mails;
    expect(mail?.replyTo?.value).toEqual([{ name: 'Ann Berg', address: 'ann.berg@example.org' }]);
    expect(mail?.subject).toMatch(/, Cannon Valley Dairy$/);
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['plan.pdf']);
  });
});

it('the log has one line per contact request, without a word of the visitor', async () => {
  const { post, lines, relay } = await openContactSite({ REQUESTS_TO: 'desk@example.com' });
  const { body } = await post().attach('files', Buffer.from('secret'), 'my-secret.pdf').expect(200);
  await post({ ...inOrder, phone: '' }).expect(422);
  const [sent, ...others] = lines.filter(({ msg }) => msg === 'contact request');
  expect(sent).toMatchObject({ request: body.id, outcome: 'sent', files: 1, bytes: 6, ms: expect.any(Number) });
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
  expect(text).not.toMatch(/data-delivery|multipart|name="(files|leaveEmpty)"/);
  expect(headers['referrer-policy']).toBe('no-referrer');
});

it('with SMTP_URL the form posts its fields and files to /contact, which allows GET, HEAD and POST', async () => {
  const { app } = await openContactSite();
  const { text } = await request(app).get('/contact');
  expect(text).toMatch(/<meta name="site"[^>]* data-delivery="true">/);
  expect(text).toMatch(/<form[^>]* action="\/contact" encType="multipart\/form-data" method="post"/);
  expect(text).toMatch(/<input type="file"[^>]* name="files"/);
  expect(text).not.toContain('needs JavaScript');
  for (const method of ['put', 'patch', 'delete'] as const)
    await request(app)[method]('/contact').expect(405).expect('Allow', 'GET, HEAD, POST');
  await request(app).options('/contact/sent').expect(405).expect('Allow', 'GET, HEAD');
});
