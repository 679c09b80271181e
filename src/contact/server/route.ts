import type { Request, RequestHandler, Response } from 'express';
import { rateLimit, type Options } from 'express-rate-limit';
import type { Logger } from 'pino';
import type { Site } from '../../content/company/company.ts';
import { noTransform } from '../../runtime/cache-control.ts';
import { clientKey } from '../../runtime/client-address.ts';
import { isSameOrigin } from '../../runtime/same-origin.ts';
import type { Delivery } from '../../runtime/settings.ts';
import { readReference, sentPath } from '../addresses.ts';
import { checkForm, type Submission } from './check-form.ts';
import { createDeduplication, type FormRecord } from './duplicates.ts';
import { createEmergencies } from './emergencies.ts';
import { contactMail } from './mail.ts';
import type { ContactMetrics } from './metrics.ts';
import { answerPost, type FormPages, type Outcome } from './outcomes.ts';
import { createFormReader } from './read-form.ts';
import { createRelays, deliveryTimeout } from './relays.ts';

interface ContactOptions {
  delivery: Delivery;
  site: Site;
  pages: FormPages;
  log: Logger;
  metrics?: ContactMetrics | undefined;
}

export type Contact = ReturnType<typeof createContact>;

/** A post in progress. */
interface Post {
  start: number;
  form: Submission;
  outcome?: Outcome;
  /** Settles when the relays have taken or refused the mails, which then no longer need the files. */
  delivery?: Promise<unknown>;
}

/** Posts per address and ten minutes: all posts, and posts that look like spam. */
const maxPosts = 10;
const maxSpamPosts = 3;

/**
 * Handles the posts of the contact form: reads, checks, limits, sends and answers. A form counts as sent only when a mail relay has
 * accepted it. The server stores nothing of a form, and the log contains no word of the visitor. Throws a SettingsError if uploads
 * have no folder.
 */
export function createContact({ delivery, site, pages, log, metrics }: ContactOptions) {
  const relays = createRelays(delivery, site.origin);
  const emergencies = createEmergencies({ delivery, send: (...args) => relays.send(...args), metrics });
  const readForm = createFormReader(log);
  const sendOnce = createDeduplication();
  const logOf = (response: Response) => log.child({ id: response.get('X-Request-Id') });

  const read: RequestHandler = async (request, response, next) => {
    const start = performance.now();
    const closed = new Promise((resolve) => response.once('close', resolve));
    const post: Post = { start, form: checkForm(await readForm(request, response)) };
    response.locals['post'] = post;
    void closed.then(() => logPost(post, response));
    if (response.destroyed) return;
    if (isSameOrigin(request.headers, site.origin)) next();
    else await answer({ name: 'foreign' }, request, response);
  };

  /** Logs and counts a post after the answer, or after the client has left. */
  const logPost = async (post: Post, response: Response) => {
    await Promise.allSettled([post.delivery]);
    const { form, outcome, start } = post;
    const { signs, files } = form;
    const name = response.statusCode === 500 ? 'error' : (outcome?.name ?? 'aborted');
    const sent = outcome && 'reference' in outcome ? outcome : undefined;
    const line = {
      outcome: name,
      reference: sent?.reference,
      relay: sent?.relay,
      serverMessageId: sent?.serverMessageId,
      ...(signs.length > 0 && { spam: signs }),
      files: files.length,
      bytes: files.reduce((sum, { size }) => sum + size, 0),
      us: Math.round((performance.now() - start) * 1000),
    };
    logOf(response).info(line, 'contact request');
    metrics?.requests.inc({ outcome: name });
    if (name === 'sent') metrics?.lastSent.setToCurrentTime();
    if (!outcome) await form.remove();
  };

  const answer = async (outcome: Outcome, request: Request, response: Response) => {
    const post = postOf(response);
    post.outcome = outcome;
    await post.form.remove();
    await answerPost(outcome, post.form, pages, request, response);
  };

  const limit = (options: Partial<Options>) =>
    rateLimit({
      windowMs: 10 * 60_000,
      keyGenerator: clientKey,
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      // Forgets a post after a whole answer of 5xx, our fault. `skipFailedRequests` also forgets those whose client leaves early.
      skipSuccessfulRequests: true,
      requestWasSuccessful: (_request, { statusCode }) => statusCode >= 500,
      handler: (request, response) => answer({ name: 'limited' }, request, response),
      ...options,
    });

  const isExemptFromSpamLimit = (_request: Request, response: Response) => {
    const { signs, values } = postOf(response).form;
    return signs.length === 0 || values.urgency === 'emergency';
  };

  const refuse: RequestHandler = (request, response, next) => {
    const { fault, problems, notice } = postOf(response).form;
    if (fault) return answer({ name: fault }, request, response);
    if (notice) return answer({ name: 'invalid', problems, notice }, request, response);
    return next();
  };

  const deliver: RequestHandler = async (request, response) => {
    const post = postOf(response);
    // The connection is idle while the relays work.
    request.setTimeout(deliveryTimeout);
    const outcome = sendOnce(post.form, clientKey(request), (record) => send(record, post.form, logOf(response)));
    post.delivery = outcome;
    await answer(await outcome, request, response);
  };

  const send = async (record: FormRecord, form: Submission, postLog: Logger): Promise<Outcome> => {
    const start = performance.now();
    // Concurrent, so that a slow relay for one mail does not delay the other mail.
    const [result] = await Promise.all([
      relays.send(contactMail(record.reference, form, delivery), postLog),
      emergencies.mail(record, form, postLog),
    ]);
    metrics?.deliverySeconds.observe((performance.now() - start) / 1000);
    return result.name === 'sent' ? { ...result, reference: record.reference } : result;
  };

  /** Shows the confirmation after a post without scripts. */
  const showSent: RequestHandler = (request, response) => {
    response.locals['route'] = sentPath;
    response.setHeader('Cache-Control', `no-store, ${noTransform}`);
    return pages.sendSent(readReference(request.url), request, response);
  };

  return {
    takePost: [
      read,
      limit({ limit: maxPosts }),
      refuse,
      limit({ limit: maxSpamPosts, skip: isExemptFromSpamLimit }),
      deliver,
    ],
    showSent,
    checkRelays: () => relays.check(log),
    /** Ends the retries of emergency mails. */
    stop: emergencies.stop,
  };
}

function postOf({ locals }: Response): Post {
  return locals['post'];
}
