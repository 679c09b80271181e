/** The SMTP code of a relay's refusal, and its whole text. */
interface Reply {
  code: number | undefined;
  text: string | undefined;
}

/**
 * Returns the enhanced code of a reply (RFC 3463), such as `5.7.1`. It is digits and dots alone, so it repeats nothing of what the
 * relay has got: the password after AUTH, the visitor's words after DATA.
 */
export const enhancedCodeOf = ({ text = '' }: Reply): string | undefined =>
  /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?!\S)/.exec(text)?.[1];

/** Codes about the mail itself: its content or its form (5.6.x), or its size (5.2.3, 5.3.4). */
const aboutMail = /^5\.(6\.\d+|2\.3|3\.4)$/;

/** Codes that relays give for spam and viruses, and for an account that may not send, too. */
const aboutPolicy = /^5\.7\.[01]$/;

/**
 * Words about the site's account, its sender's address, a quota or a permission. Replies of Amazon SES ("not verified"), Exchange
 * Online ("SendAsDenied", "permissions to send as"), Gmail ("sending limit"), Mailgun and SendGrid ("account", "Sender Identity").
 */
const aboutSite =
  /\b(sender|sending|send ?as\w*|accounts?|quotas?|allowance|credits?|subscription|suspended|relay(ing)?|reputation)\b|\bunauth|\bauth(ori[sz]|enti)|permission|permitted to|verified/i;

/**
 * Tells whether a relay that has read a mail refuses what the visitor has written, and not the site's account, its sender or its
 * quota. The next relay would refuse the visitor's words as well, but it may have an account in order. Where a reply leaves that
 * open (5.7.0, 5.7.1, no enhanced code), its words decide.
 */
export function isContentRefused(reply: Reply): boolean {
  const { code = 0, text = '' } = reply;
  if (code < 500) return false;
  const enhanced = enhancedCodeOf(reply);
  if (code === 552 || (enhanced && aboutMail.test(enhanced))) return true;
  if (enhanced && !aboutPolicy.test(enhanced)) return false;
  return !aboutSite.test(text);
}
