import type { NodemailerError } from 'nodemailer';

/** A relay did not take a mail. */
export class RelayError extends Error {
  override readonly name = 'RelayError';
  /** The reason for the log, without a word of the visitor and without the password. */
  readonly reason: Readonly<Record<string, unknown>>;
  /** What the relay refuses for good: the size, before it gets the mail, or the content, when it has read it. */
  readonly refusedPart: 'size' | 'content' | undefined;
  /** Whether it would refuse the mail again later. */
  readonly isFinal: boolean;
  /** Whether it has read the whole mail, and may have taken it. */
  readonly mayHaveTaken: boolean;

  /** `isBegun` tells that the relay may know a part of the mail, `isWhole` that it may know all of it. */
  constructor(error: NodemailerError, isBegun: boolean, isWhole: boolean) {
    super('the relay did not take the mail', { cause: error });
    const { code, originalCode, command, response, responseCode } = error;
    const reply = { code: responseCode, text: response };
    const isTooLarge = command === 'MAIL FROM' && (code === 'EMESSAGE' || responseCode === 552);
    const isRefused = code === 'EMESSAGE' && isContentRefused(reply);
    this.refusedPart = isTooLarge ? 'size' : isRefused ? 'content' : undefined;
    this.isFinal = isTooLarge || Number(responseCode) >= 500;
    this.mayHaveTaken = isWhole && responseCode === undefined;
    // In its replies a relay may repeat what it got: the password after AUTH, the visitor's words after DATA.
    const isLogin = command?.startsWith('AUTH') ?? false;
    const mayRepeat = isLogin || isBegun;
    const enhanced = enhancedCodeOf(reply);
    this.reason = {
      // A signal ends a try only because time is over.
      code: code === 'EABORT' ? 'ETIMEDOUT' : (originalCode ?? code),
      command,
      response: responseCode,
      ...(enhanced && { enhanced }),
      ...(!mayRepeat && { reason: textOf(error) }),
      // The relay offers other ways to log in, such as XOAUTH2 (RFC 4954, section 4).
      ...(isLogin && responseCode === 504 && { reason: 'it takes no login by password' }),
    };
  }
}

/** The texts of all errors: one for each address of a relay, or that of the timeout that ended the try. */
function textOf(error: Error): string {
  if (error instanceof AggregateError)
    return error.errors.map((each) => (each instanceof Error ? each.message : '')).join('; ');
  return error.cause instanceof Error ? error.cause.message : error.message;
}

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
