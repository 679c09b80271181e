import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { emptyValues, type ContactValues } from '../../pages/contact/contact-rules.ts';
import type { Outcome, Refusal } from './answers.ts';
import { checkForm, findSpamSigns, readValues, textOf, type FormCheck, type SpamSign } from './check-form.ts';
import type { IsOverLimit } from './limits.ts';
import { contactMail, type Addresses, type CheckedRequest } from './mail.ts';
import { readBody } from './read-body.ts';
import { deliveryPatience, reasonOf, type RelayTransports, type SendOnce, type Sending } from './send-mail.ts';
import type { UploadSlots } from './uploads.ts';

/** The settings and the state that all requests share. */
export interface Intake {
  relays: RelayTransports;
  addresses: Addresses;
  /** Holds a folder for each request. */
  uploadFolder: string;
  slots: UploadSlots;
  sendOnce: SendOnce;
  isOverSpamLimit: IsOverLimit;
  /** Takes the seconds that the relays needed. */
  time: ((seconds: number) => void) | undefined;
}

export interface PostedRequest {
  request: Request;
  response: Response;
  /** The reason not to send it, where there is one before its body is read. */
  refusal: Refusal | undefined;
  log: Logger;
}

/** A posted request and its outcome. */
export interface TakenRequest {
  outcome: Outcome;
  /** The mail's id. The browser makes it, so that a request that is posted again is mailed once. */
  id: string;
  /** The relay that has taken the mail. */
  relay?: string | undefined;
  values: ContactValues;
  check: FormCheck;
  signs: readonly SpamSign[];
  /** The number of files that came, and their bytes. */
  files: number;
  bytes: number;
}

/** A refused request whose body was not read. */
export const notRead = (outcome: Refusal): TakenRequest => ({
  outcome,
  id: randomUUID(),
  values: emptyValues,
  check: { problems: {} },
  signs: [],
  files: 0,
  bytes: 0,
});

/** Reads a posted request and sends it. A refused one is only read, so that the answer can show its entries again. */
export async function takeRequest(intake: Intake, posted: PostedRequest): Promise<TakenRequest> {
  if (posted.refusal) return takeInto(undefined, intake, posted);
  const folder = await mkdtemp(join(intake.uploadFolder, 'request-'));
  try {
    return await takeInto(folder, intake, posted);
  } finally {
    // Retries, because an upload that was broken off may still be writing.
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

async function takeInto(folder: string | undefined, intake: Intake, posted: PostedRequest): Promise<TakenRequest> {
  const { request, response, refusal, log } = posted;
  const { fields, files, fault, error } = await readBody(request, response, intake.slots, folder);
  if (fault === 'busy') log.warn(reasonOf(error), 'no room for an upload');
  const givenId = textOf(fields, 'requestId').toLowerCase();
  const id = uuid.test(givenId) ? givenId : randomUUID();
  const values = readValues(fields);
  const check = checkForm(values, files);
  const signs = findSpamSigns(fields, values);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const taken = { id, values, check, signs, files: files.length, bytes };
  const outcome = fault === 'aborted' ? fault : (refusal ?? fault ?? (check.notice && 'invalid'));
  if (outcome) return { ...taken, outcome };
  // Nothing moves on the connection while the relays are at work.
  request.setTimeout(deliveryPatience + 10_000);
  const sent = await intake.sendOnce(id, () => send({ id, values, files, signs }, intake, posted));
  return { ...taken, ...sent };
}

/** Sends a request that passed all checks, unless it looks like spam and its address sends too much of that. */
async function send(
  checked: CheckedRequest,
  intake: Intake,
  { request, response, log }: PostedRequest,
): Promise<Sending> {
  const isLimited = checked.signs.length > 0 && checked.values.urgency !== 'emergency';
  if (isLimited && (await intake.isOverSpamLimit(request, response))) return { outcome: 'limited' };
  const start = performance.now();
  const relay = await intake.relays.send(contactMail(checked, intake.addresses), log);
  intake.time?.((performance.now() - start) / 1000);
  return relay ? { outcome: 'sent', relay } : { outcome: 'failed' };
}
