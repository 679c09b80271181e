import { expect, it } from 'vitest';
import { deliveryTexts, refusalNotices, tooLong } from '../../../src/contact-form/texts.ts';
import { inOrder } from '../../support/contact/contact-request.ts';
import { openContactSite } from '../../support/contact/contact-site.ts';

/** Returns whether the page has these entries in its form. */
const hasEntries = (page: string, { message, ...others }: Partial<typeof inOrder>) =>
  (message === undefined || page.includes(`>${message}</textarea>`)) &&
  page.includes(`value="${others.company ?? inOrder.company}"`) &&
  page.includes(`<option value="${inOrder.urgency}" selected="">`) &&
  /<input type="checkbox"[^>]*checked=""/.test(page);

it.each([
  ['a message of 70,000 characters', { message: 'x'.repeat(70_000) }, tooLong('Message', 10_000, 60_000)],
  [
    'a message of 30,000 characters in another script',
    { message: '機'.repeat(30_000) },
    tooLong('Message', 10_000, 20_000),
  ],
  ['a company of 60,000 characters', { company: 'x'.repeat(60_000) }, tooLong('Company', 200, 59_800)],
])('%s comes back whole, and its field says the limit and the excess', async (_name, entries, problem) => {
  const { post, postPage, relay } = await openContactSite();
  const [name] = Object.keys(entries);
  const { text } = await postPage({ ...inOrder, ...entries }).expect(422);
  expect(text).toContain(refusalNotices.marked.text);
  // In the notice and beside the field.
  expect(text.split(problem)).toHaveLength(3);
  expect(text).toMatch(new RegExp(`aria-invalid="true"[^>]* name="${name}"|name="${name}"[^>]* aria-invalid="true"`));
  expect(hasEntries(text, entries)).toBe(true);
  expect(text).not.toContain(deliveryTexts.textCut);
  const { body } = await post({ ...inOrder, ...entries }).expect(422);
  expect(body).toMatchObject({ problems: { [name ?? '']: problem }, notice: refusalNotices.marked });
  expect(relay.mails).toEqual([]);
});

it('a message of 300,000 characters comes back without its end, which the page says, and with all other entries', async () => {
  const { post, postPage, relay, lines } = await openContactSite();
  const fields = { ...inOrder, message: 'x'.repeat(300_000) };
  const { text } = await postPage(fields).attach('files', Buffer.from('x'), 'a.pdf').expect(413);
  expect(text).toContain(refusalNotices.tooLarge.text);
  expect(text).toContain(deliveryTexts.textCut);
  expect(text).toContain('Shorten “Message” to 10,000 characters.');
  expect(hasEntries(text, { message: 'x'.repeat(100 * 1024) })).toBe(true);
  const { body } = await post(fields).expect(413);
  expect(body.notice).toEqual(refusalNotices.tooLarge);
  expect(relay.mails).toEqual([]);
  expect(lines).toContainEqual(expect.objectContaining({ outcome: 'tooLarge', files: 1 }));
});

it('two texts of 90,000 characters come back as far as both fit', async () => {
  const { postPage } = await openContactSite();
  const fields = { ...inOrder, company: 'c'.repeat(90_000), message: 'x'.repeat(90_000) };
  const { text } = await postPage(fields).expect(413);
  expect(text).toContain(deliveryTexts.textCut);
  expect(text).toContain(`value="${fields.company}"`);
  expect(text).toMatch(/>x{40000,}<\/textarea>/);
});

it('a long text comes back with every refusal', async () => {
  const { postPage } = await openContactSite();
  const long = { ...inOrder, message: 'x'.repeat(70_000) };
  const foreign = await postPage(long).set('Sec-Fetch-Site', 'cross-site').expect(403);
  expect(hasEntries(foreign.text, long)).toBe(true);
  const cut = await postPage({ ...long, message: 'x'.repeat(300_000) })
    .set('Sec-Fetch-Site', 'cross-site')
    .expect(403);
  expect(cut.text).toContain(deliveryTexts.textCut);
});
