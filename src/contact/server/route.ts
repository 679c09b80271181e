import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Site } from '../../content/company/company.ts';
import { clientKey } from '../../process/client-address.ts';
import { isFromThisSite } from '../../process/own-origin.ts';
import type { Delivery } from '../../process/settings.ts';
import { sentPath } from '../addresses.ts';
import { checkForm, type Submission } from './check-form.ts';
import { createDeduplication } from './duplicates.ts';
import { maxBodyBytes } from './form-parts.ts';
import { contactMail } from './mail.ts';
import type { ContactMetrics } from './metrics.ts';
import { createOnCall } from './on-call.ts';
import { answerPost, answerSentPage, isOurFault, type FormPages, type Outcome } from './outcomes.ts';
import { createPostLimit, maxPosts, maxSpamPosts } from './post-limit.ts';
import { emptyForm, readForm } from './read-form.ts';
import { createRelays, deliveryTimeout } from './relays.ts';
import { createFileStorage } from './saved-files.ts';

interface ContactHandlerOptions {
  delivery: Delivery;
  site: Site;
  pages: FormPages;
  log: Logger;
  metrics?: ContactMetrics | undefined;
}

export type Contact = ReturnType<typeof createContact>;

/**
 * Takes the posts of the contact form: limits, reads, checks, sends and answers. A form counts as sent when a mail relay has taken
 * it, and not before. The server keeps nothing of it, and the log says nothing of the visitor. Throws a SettingsError when there
 * is no place for uploads.
 */
export function createContact({ delivery, site, pages, log, metrics }: ContactHandlerOptions) {
  const relays = createRelays(delivery, site.origin);
  const onCall = createOnCall({ delivery, send: (...args) => relays.send(...args), metrics });
  const beginUpload = createFileStorage();
  const sendOnce = createDeduplication();
  const posts = createPostLimit(maxPosts);
  const spamPosts = createPostLimit(maxSpamPosts);

  /** Takes a post of the form. */
  const takePost: RequestHandler = async (request, response) => {
    const start = performance.now();
    const address = clientKey(request);
    const wantsJson = request.accepts(['html', 'json']) === 'json';
    const postLog = log.child({ id: response.get('X-Request-Id') });
    const refusal = refuseBeforeReading(request, address);
    const upload = beginUpload(postLog, refusal !== undefined);
    let form = checkForm(emptyForm);
    let outcome: Outcome = { name: 'error' };
    try {
      // A refused form is read for a page, which shows the entries again. A script still has them.
      if (!refusal || !wantsJson) form = checkForm(await readForm(request, upload));
      // Nothing moves on the connection while the relays are at work.
      request.setTimeout(deliveryTimeout);
      if (form.fault === 'aborted') outcome = { name: 'aborted' };
      else outcome = refusal ?? refuseAfterReading(form) ?? (await deliver(form, address, postLog));
    } catch (error) {
      postLog.error({ err: error }, 'contact request failed');
    } finally {
      await upload.remove();
    }
    if (!refusal && isOurFault(outcome)) posts.giveBack(address);
    if (outcome.name === 'tooLarge' && !request.complete) closeSoon(request, response);
    try {
      await answerPost({ outcome, form, wantsJson, pages }, request, response);
    } catch (error) {
      // The page of the answer failed. The app's error handler logs that and sends another one.
      outcome = { name: 'error' };
      throw error;
    } finally {
      postLog.info(logLine(outcome, form, start), 'contact request');
      metrics?.count(outcome.name);
    }
  };

  /** Returns why a post is refused before it is read, if it is. Counts it otherwise, also when its client leaves early. */
  const refuseBeforeReading = (request: Request, address: string): Outcome | undefined => {
    if (!isFromThisSite(request.headers, site.origin)) return { name: 'foreign' };
    if (Number(request.get('Content-Length')) > maxBodyBytes) return { name: 'tooLarge' };
    const retryAfterSeconds = posts.count(address);
    return retryAfterSeconds === undefined ? undefined : { name: 'limited', retryAfterSeconds };
  };

  /** Sends a valid form, unless the same one was sent. */
  const deliver = (form: Submission, address: string, postLog: Logger): Promise<Outcome> =>
    sendOnce(form, address, async (known) => {
      const countsAsSpam = form.signs.length > 0 && form.values.urgency !== 'emergency';
      const retryAfterSeconds = countsAsSpam ? spamPosts.count(address) : undefined;
      if (retryAfterSeconds !== undefined) return { name: 'limited', retryAfterSeconds };
      const start = performance.now();
      const mail = contactMail(known.reference, form, delivery);
      // Side by side, so that a slow upload or a silent relay of one mail does not hold up the other.
      const [{ name, relay }] = await Promise.all([
        relays.send(mail, postLog),
        onCall.mailEmergency(known, form, postLog),
      ]);
      metrics?.time((performance.now() - start) / 1000);
      if (countsAsSpam && name === 'failed') spamPosts.giveBack(address);
      return name === 'sent' ? { name, reference: known.reference, relay } : { name };
    });

  /** Shows the page after a post without scripts. */
  const showSent: RequestHandler = (request, response) => {
    response.locals['route'] = sentPath;
    return answerSentPage(request, response, pages);
  };

  return { takePost, showSent, finishOnCall: onCall.finish, checkRelays: () => relays.check(log) };
}

/** Returns why a form that was read is refused, if it is. */
function refuseAfterReading({ fault, isCut, problems, notice }: Submission): Outcome | undefined {
  if (fault) return { name: fault };
  if (isCut) return { name: 'tooLarge', problems };
  return notice && { name: 'invalid', problems, notice };
}

/** The line of the log about a post, without a word of the visitor. */
function logLine(outcome: Outcome, { signs, files }: Submission, start: number) {
  return {
    outcome: outcome.name,
    ...('reference' in outcome && { reference: outcome.reference, relay: outcome.relay }),
    ...(signs.length > 0 && { spam: signs }),
    files: files.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    us: Math.round((performance.now() - start) * 1000),
  };
}

/** Closes the connection of a client that sends too much, a second after the response, so that the client can read that. */
function closeSoon({ socket }: Request, response: Response) {
  response.once('finish', () => setTimeout(() => socket.destroy(), 1_000).unref());
}
