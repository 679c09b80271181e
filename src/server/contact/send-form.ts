import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { isOurFault, type Outcome } from './answers.ts';
import type { ContactMetrics } from './contact-metrics.ts';
import type { Limits } from './limits.ts';
import { contactMail, type Addresses, type CheckedForm } from './mail.ts';
import type { RelayTransports } from './send-mail.ts';

/** The result of sending a form. */
interface FormResult {
  outcome: Extract<Outcome, 'sent' | 'repeated' | 'failed' | 'contentRefused' | 'limited'>;
  /** The mail's id. */
  id: string;
  /** The relay that has taken the mail. */
  relay?: string | undefined;
  /** Seconds after which a limited client may try again. */
  retryAfter?: number | undefined;
}

export type SendForm = (form: CheckedForm, client: { address: string; log: Logger }) => Promise<FormResult>;

export interface SendFormOptions {
  relays: RelayTransports;
  addresses: Addresses;
  limits: Limits;
  metrics: ContactMetrics | undefined;
}

/** Milliseconds for which a form that was sent is remembered: longer than a browser retries. */
const remembered = 15 * 60_000;
const mostRemembered = 10_000;

/**
 * Creates the function that mails forms. A form that comes again with the same id and content, while it is being sent or after
 * that, gets the same answer and no second mail from this replica. A form that was not sent may be tried again.
 */
export function createSendForm({ relays, addresses, limits, metrics }: SendFormOptions): SendForm {
  /** The forms that are being sent or were sent, by the id of the mail. */
  const known = new LRUCache<string, { content: string; sending: Promise<FormResult> }>({
    max: mostRemembered,
    ttl: remembered,
  });

  /** Sends a mail, unless it looks like spam and its address sends too much of that. */
  const send: SendForm = async (form, { address, log }) => {
    const { id, signs, values } = form;
    const mail = contactMail(form, addresses);
    const countsAsSpam = signs.length > 0 && values.urgency !== 'emergency';
    const retryAfter = countsAsSpam ? limits.spam.count(address) : undefined;
    if (retryAfter !== undefined) return { outcome: 'limited', id, retryAfter };
    const start = performance.now();
    const { outcome, relay, missesPager } = await relays.send(mail, log);
    metrics?.time((performance.now() - start) / 1000);
    if (countsAsSpam && isOurFault(outcome)) limits.spam.giveBack(address);
    if (outcome === 'sent' && missesPager) {
      log.error('no relay took an emergency for EMERGENCIES_TO');
      metrics?.countMissedPager();
    }
    return { outcome, id, relay };
  };

  return async (form, client) => {
    const { id, values, files } = form;
    const entries = JSON.stringify([values, files.map(({ name, digest }) => [name, digest])]);
    const content = createHash('sha256').update(entries).digest('base64url');
    // Mail systems may drop a second mail with the same Message-ID, so other content gets an id of its own.
    const ownId = `${id}.${content}`;
    const isOther = known.has(ownId) || (known.get(id)?.content ?? content) !== content;
    const mailId = isOther ? ownId : id;
    const earlier = known.get(mailId);
    if (earlier) {
      const sent = await earlier.sending;
      return sent.outcome === 'sent' ? { ...sent, outcome: 'repeated' } : sent;
    }
    const entry = { content, sending: send({ ...form, id: mailId }, client) };
    known.set(mailId, entry);
    try {
      const sent = await entry.sending;
      // Set again, so that the time to live begins now.
      if (sent.outcome === 'sent') known.set(mailId, entry);
      else known.delete(mailId);
      return sent;
    } catch (error) {
      known.delete(mailId);
      throw error;
    }
  };
}
