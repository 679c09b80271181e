import type { Request, Response } from 'express';
import type { NoticeText } from '../../content/page-parts.ts';
import { noTransform } from '../../runtime/cache-control.ts';
import { sentLink } from '../addresses.ts';
import type { FieldProblems, RefusedRequest } from '../rules.ts';
import { formNotices, refusalNotices } from '../texts.ts';
import type { Submission } from './check-form.ts';

/** The status and the default notice of each refusal. */
const refusals = {
  invalid: { status: 422, notice: refusalNotices.invalid },
  contentRefused: { status: 422, notice: refusalNotices.contentRefused },
  failed: { status: 502, notice: formNotices.notSent },
  foreign: { status: 403, notice: refusalNotices.foreign },
  limited: { status: 429, notice: refusalNotices.limited },
  malformed: { status: 400, notice: refusalNotices.malformed },
  tooLarge: { status: 413, notice: refusalNotices.tooLarge },
  unsupported: { status: 415, notice: refusalNotices.unsupported },
  busy: { status: 503, notice: refusalNotices.busy },
};

export type Outcome =
  /** `relay` has accepted the mail for the office, perhaps under an id of its own. */
  | { name: 'sent' | 'repeated'; reference: string; relay: string; serverMessageId?: string | undefined }
  /** `notice` replaces the default notice of the outcome. */
  | { name: keyof typeof refusals; problems?: FieldProblems; notice?: NoticeText };

/** All outcomes. `aborted`: the client left before the answer. `error`: our code threw. */
export const outcomes: readonly string[] = ['sent', 'repeated', 'aborted', 'error', ...Object.keys(refusals)];

/** Seconds after which a client may retry a busy server. A page retries three times, and a slow relay takes 40 s. */
const busySeconds = 15;

/** The pages for browsers without scripts. */
export interface FormPages {
  /** Shows the form with its entries and problems. Rejects with the error that the page throws. */
  sendRefused: (refused: RefusedRequest, request: Request, response: Response) => Promise<void>;
  /** Confirms a request, with its reference if the address has one. */
  sendSent: (reference: string | undefined, request: Request, response: Response) => Promise<void>;
}

/** Answers a post: with JSON to scripts, with a page to browsers without scripts. No cache may store the answer. */
export async function answerPost(
  outcome: Outcome,
  form: Submission,
  pages: FormPages,
  request: Request,
  response: Response,
): Promise<void> {
  const wantsJson = request.accepts(['html', 'json']) === 'json';
  response.setHeader('Cache-Control', wantsJson ? 'no-store' : `no-store, ${noTransform}`);
  if ('reference' in outcome) {
    const { reference } = outcome;
    if (wantsJson) response.json({ sent: true, reference });
    else response.redirect(303, sentLink(reference));
    return;
  }
  const { status, notice: defaultNotice } = refusals[outcome.name];
  response.status(status);
  if (outcome.name === 'busy') response.setHeader('Retry-After', busySeconds);
  const { problems, notice = defaultNotice } = outcome;
  if (wantsJson) {
    response.json({ problems, notice });
    return;
  }
  const { values: initialValues, filesLost } = form;
  await pages.sendRefused({ initialValues, problems: problems ?? {}, notice, filesLost }, request, response);
}
