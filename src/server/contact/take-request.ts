import type { Request, Response } from 'express';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { emptyValues, type ContactValues } from '../../pages/contact/contact-rules.ts';
import { contactMail, type Addresses } from './contact-mail.ts';
import { judgeRequest, readValues, textOf, type Judgement } from './judge-request.ts';
import type { Outcome, Refusal } from './outcomes.ts';
import { readRequest } from './read-request.ts';
import { deliveryPatience, reasonOf, type RelayTransports } from './relay-transports.ts';
import type { IsOverLimit } from './request-limits.ts';
import { createSentRequests } from './sent-requests.ts';
import { findSpamSigns, type SpamSign } from './spam-signs.ts';
import { createUploadSlots } from './upload-slots.ts';

/** What has become of a request. */
export interface TakenRequest {
  outcome: Outcome;
  /** Of the mail; the browser's own, so that it can send again and the mail still comes once. */
  id: string;
  /** The one that has taken it. */
  relay?: string | undefined;
  values: ContactValues;
  judgement: Judgement;
  signs: readonly SpamSign[];
  /** How many files came, and their bytes. */
  files: number;
  bytes: number;
}

export interface TakingOptions {
  relays: RelayTransports;
  addresses: Addresses;
  /** Of all uploads; each request has a folder in it. */
  uploadFolder: string;
  isOverSpamLimit: IsOverLimit;
  /** Told how long the relays took, in seconds. */
  time: ((seconds: number) => void) | undefined;
}

/** Reads a posted request and sends it; with a refusal it only reads it, so that the answer can show what was entered. */
export type TakeRequest = (
  request: Request,
  response: Response,
  refusal: Refusal | undefined,
  log: Logger,
) => Promise<TakenRequest>;

/** A request of which only the head was read. */
export const notRead = (outcome: Refusal): TakenRequest => ({
  outcome,
  id: randomUUID(),
  values: emptyValues,
  judgement: { problems: {} },
  signs: [],
  files: 0,
  bytes: 0,
});

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export function createTaking({ relays, addresses, uploadFolder, isOverSpamLimit, time }: TakingOptions): TakeRequest {
  const slots = createUploadSlots();
  const sendOnce = createSentRequests();

  const takeInto = async (
    folder: string | undefined,
    ...[request, response, refusal, log]: Parameters<TakeRequest>
  ): Promise<TakenRequest> => {
    const { fields, files, fault, error } = await readRequest(request, response, slots, folder);
    if (fault === 'busy') log.warn(reasonOf(error), 'no room for an upload');
    const values = readValues(fields);
    const judgement = judgeRequest(values, files);
    const signs = findSpamSigns(fields, values);
    const givenId = textOf(fields, 'requestId').toLowerCase();
    const id = uuid.test(givenId) ? givenId : randomUUID();
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    const as = (outcome: Outcome, relay?: string) =>
      ({ outcome, id, relay, values, judgement, signs, files: files.length, bytes }) satisfies TakenRequest;
    if (fault === 'aborted') return as(fault);
    const reason = refusal ?? fault;
    if (reason) return as(reason);
    if (judgement.notice) return as('invalid');

    // Nothing moves on the connection while the relays are at work.
    request.setTimeout(deliveryPatience + 10_000);
    const isLimited = signs.length > 0 && values.urgency !== 'emergency';
    const { outcome, relay, isRepeated } = await sendOnce(id, async () => {
      if (isLimited && (await isOverSpamLimit(request, response))) return { outcome: 'limited' };
      const start = performance.now();
      const name = await relays.send(contactMail({ id, values, files, signs }, addresses), log);
      time?.((performance.now() - start) / 1000);
      return name ? { outcome: 'sent', relay: name } : { outcome: 'failed' };
    });
    return as(isRepeated && outcome === 'sent' ? 'repeated' : outcome, relay);
  };

  return async (request, response, refusal, log) => {
    if (refusal) return takeInto(undefined, request, response, refusal, log);
    const folder = await mkdtemp(join(uploadFolder, 'request-'));
    try {
      return await takeInto(folder, request, response, refusal, log);
    } finally {
      // Retries: a broken-off upload may still be writing.
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  };
}
