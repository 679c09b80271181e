import { expect, it } from 'vitest';
import { enhancedCodeOf, isContentRefused } from '../../../src/contact/server/relay-error.ts';

const replyOf = (text: string) => ({ code: Number(text.slice(0, 3)), text });

it.each([
  // Replies of Gmail, Exchange Online, Amazon SES, SendGrid, Mailgun, Postfix and Exim after the final dot.
  '550 5.4.5 Daily user sending limit exceeded.',
  '550-5.4.5 Daily SMTP relay limit exceeded for customer.',
  '554 5.2.252 SendAsDenied; web@example.com not allowed to send as desk@example.com',
  '550 5.7.60 SMTP; Client does not have permissions to send as this sender',
  '550 5.7.68 TenantInboundAttribution; Direct Send not allowed for this organization',
  '550-5.7.26 This mail has been blocked because the sender is unauthenticated.',
  '554 Message rejected: Email address is not verified.',
  '550 The from address does not match a verified Sender Identity.',
  '550 5.7.1 Your account is suspended',
  '554 5.7.0 Quota exceeded',
  '550 5.7.1 Relaying denied. Proper authentication required.',
  '550 5.7.1 Client is not authorised to send from this domain',
  '550 Sender address is not allowed',
  '554 5.1.0 Sender denied',
  '550 5.5.1 protocol error',
  '554 5.7.10 Encryption needed',
])('the site’s account, sender or quota is refused: %s', (text) => {
  expect(isContentRefused(replyOf(text))).toBe(false);
});

it.each([
  '554 5.6.0 Lone CR or LF in headers',
  '550 5.6.7 SMTPUTF8 is required',
  '552 5.3.4 Message size exceeds fixed limit',
  '554 5.3.4 Message too big for system',
  '550 5.2.3 Message too large',
  '552 Message exceeds the size limit of this account',
  '552-5.7.0 This message was blocked because its content presents a potential security issue.',
  '550 5.7.1 This message looks like spam',
  '550-5.7.1 Unsolicited mail: our system has detected that this message is spam',
  '554 5.7.1 Infected with Eicar-Test-Signature',
  '554 Message rejected as spam',
  '550 Administrative prohibition',
  '554',
])('the content is refused: %s', (text) => {
  expect(isContentRefused(replyOf(text))).toBe(true);
});

it('a refusal for now is none of the content', () => {
  expect(isContentRefused(replyOf('451 4.6.0 Try again'))).toBe(false);
  expect(isContentRefused({ code: undefined, text: undefined })).toBe(false);
});

it.each([
  ['550 5.7.1 no', '5.7.1'],
  ['535-5.7.139 no\r\n535 5.7.139 Authentication unsuccessful', '5.7.139'],
  ['421 4.7.28', '4.7.28'],
  ['535 wr0ng is wrong', undefined],
  ['535 5.7.8wr0ng', undefined],
  ['550 5.7.1111 no', undefined],
  ['', undefined],
])('the enhanced code of %j is %s', (text, code) => {
  expect(enhancedCodeOf({ code: undefined, text })).toBe(code);
});
