import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { asciiAddress } from '../../contact-form/email-address.ts';
import { emptyValues } from '../../contact-form/rules.ts';
import { isFromThisSite } from '../client.ts';
import { isOurFault, type Entries, type PostResult, type TakenPost } from './answers.ts';
import { checkForm, findSpamSigns, readValues, textOf } from './check-form.ts';
import type { Limits } from './limits.ts';
import { maxBodyBytes, readForm, type PostedForm } from './read-form.ts';
import type { SendForm } from './send-form.ts';
import { deliveryTimeout } from './send-mail.ts';
import { createUpload, type UploadStorage } from './uploads.ts';

/** The settings and the state that all posts share. */
export interface Intake {
  siteOrigin: string;
  limits: Limits;
  storage: UploadStorage;
  sendForm: SendForm;
}

export interface Post {
  request: Request;
  /** The client's address, as the limits know it. */
  address: string;
  /** Whether a script has sent it. A script still has the entries. */
  wantsJson: boolean;
  log: Logger;
}

/** Takes a post: mails its form, or refuses it. Never rejects, because an exception is the outcome `error`. */
export async function takePost(intake: Intake, post: Post): Promise<TakenPost> {
  try {
    const refusal = countOrRefuse(intake, post);
    return await (refusal ? readRefused(refusal, intake, post) : takeAccepted(intake, post));
  } catch (error) {
    return { ...nothing(), ...failure(error, post) };
  }
}

function failure(error: unknown, { log }: Post): PostResult {
  log.error({ err: error }, 'contact request failed');
  return { outcome: 'error' };
}

/** Counts a post and gives it a place. If its headers or the limits forbid that, it returns the reason instead. */
function countOrRefuse({ siteOrigin, limits }: Intake, { request, address }: Post): PostResult | undefined {
  if (!isFromThisSite(request, siteOrigin)) return { outcome: 'foreign' };
  if (Number(request.get('Content-Length')) > maxBodyBytes) return { outcome: 'tooLarge' };
  const retryAfter = limits.accept(address);
  return retryAfter === undefined ? undefined : { outcome: 'limited', retryAfter };
}

/** Reads the entries of a refused post for the page that shows them again. The bodies of a flood are not read. */
async function readRefused(refusal: PostResult, { limits }: Intake, post: Post): Promise<TakenPost> {
  const { request, address, wantsJson, log } = post;
  if (wantsJson || !limits.refused.take(address)) return { ...nothing(), ...refusal };
  try {
    const form = await readForm(request, createUpload(log));
    return { ...entriesOf(form), ...(form.fault === 'aborted' ? { outcome: form.fault } : refusal) };
  } finally {
    limits.refused.leave(address);
  }
}

async function takeAccepted({ limits, storage, sendForm }: Intake, post: Post): Promise<TakenPost> {
  const upload = createUpload(post.log, storage);
  let ourFault = true;
  try {
    const form = await readForm(post.request, upload);
    const entries = entriesOf(form);
    // An exception is caught here, because the answer shows the entries.
    const result = await checkAndSend(form, entries, sendForm, post).catch((error: unknown) => failure(error, post));
    ourFault = isOurFault(result.outcome);
    return { ...entries, ...result };
  } finally {
    await upload.remove();
    limits.leave(post.address, ourFault);
  }
}

const nothing = (): Entries => ({ id: randomUUID(), values: emptyValues, files: 0, bytes: 0 });

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function entriesOf({ fields, files }: PostedForm): Entries {
  const givenId = textOf(fields, 'requestId').toLowerCase();
  return {
    id: uuid.test(givenId) ? givenId : randomUUID(),
    values: readValues(fields),
    files: files.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
  };
}

async function checkAndSend(
  { fields, files, fault }: PostedForm,
  { id, values }: Entries,
  sendForm: SendForm,
  post: Post,
): Promise<PostResult> {
  if (fault) return { outcome: fault };
  const check = checkForm(values, files);
  if (check.notice) return { outcome: 'invalid', check };
  const signs = findSpamSigns(fields, values);
  // Nothing moves on the connection while the relays are at work.
  post.request.setTimeout(deliveryTimeout);
  const form = { id, values: { ...values, email: asciiAddress(values.email) }, files, signs };
  return { ...(await sendForm(form, post)), signs };
}
