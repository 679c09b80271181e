import type { Request, Response } from 'express';
import type { NoticeText } from '../../content/page-parts.ts';
import { noTransform } from '../../process/cache-control.ts';
import { readReference, sentLink } from '../addresses.ts';
import type { FieldProblems, RefusedRequest } from '../rules.ts';
import { formNotices, refusalNotices } from '../texts.ts';
import type { Submission } from './check-form.ts';

/** The outcome of a post. */
export type Outcome =
  /** `relay` has taken the mail for the office. */
  | { name: 'sent' | 'repeated'; reference: string; relay?: string | undefined }
  /** The broken rules. `notice` replaces the usual one of the outcome. */
  | { name: 'invalid' | 'tooLarge'; problems?: FieldProblems; notice?: NoticeText }
  | { name: 'limited'; retryAfterSeconds: number }
  | { name: 'contentRefused' | 'foreign' | 'malformed' | 'unsupported' | 'aborted' }
  | { name: 'failed' | 'error' | 'busy' };

export type OutcomeName = Outcome['name'];

/** The status and the usual notice of each refusal. */
const refusals = {
  invalid: { status: 422, notice: refusalNotices.invalid },
  contentRefused: { status: 422, notice: refusalNotices.contentRefused },
  failed: { status: 502, notice: formNotices.notSent },
  error: { status: 500, notice: formNotices.notSent },
  foreign: { status: 403, notice: refusalNotices.foreign },
  limited: { status: 429, notice: refusalNotices.limited },
  malformed: { status: 400, notice: refusalNotices.malformed },
  tooLarge: { status: 413, notice: refusalNotices.tooLarge },
  unsupported: { status: 415, notice: refusalNotices.unsupported },
  busy: { status: 503, notice: refusalNotices.busy },
};

/** Every outcome. */
export const outcomes: readonly string[] = ['sent', 'repeated', 'aborted', ...Object.keys(refusals)];

/** Tells whether it is our fault. The limit of posts does not count such a one, because it is sent again. */
export const isOurFault = ({ name }: Outcome): boolean => name === 'failed' || name === 'error' || name === 'busy';

/** Seconds after which a client may ask a busy server again. */
const busySeconds = 5;

/** The pages that answer a browser without scripts. */
export interface FormPages {
  /** Shows the form again with its entries and what is wrong. Rejects with the error that the page throws. */
  sendRefused: (refused: RefusedRequest, request: Request, response: Response) => Promise<void>;
  /** Says that a request was sent, with its reference if the address has one. */
  sendSent: (reference: string | undefined, request: Request, response: Response) => Promise<void>;
}

interface Answer {
  outcome: Outcome;
  form: Submission;
  wantsJson: boolean;
  pages: FormPages;
}

/** Answers a post: scripts with JSON, browsers without them with a page that shows the entries. No cache keeps an answer. */
export async function answerPost({ outcome, form, wantsJson, pages }: Answer, request: Request, response: Response) {
  response.setHeader('Cache-Control', wantsJson ? 'no-store' : `no-store, ${noTransform}`);
  if (outcome.name === 'aborted') {
    response.destroy();
    return;
  }
  if (outcome.name === 'sent' || outcome.name === 'repeated') {
    if (wantsJson) response.json({ sent: true, reference: outcome.reference });
    else response.redirect(303, sentLink(outcome.reference));
    return;
  }
  const { status, notice: usual } = refusals[outcome.name];
  response.status(status);
  if (outcome.name === 'limited') response.setHeader('Retry-After', outcome.retryAfterSeconds);
  if (outcome.name === 'busy') response.setHeader('Retry-After', busySeconds);
  const problems = 'problems' in outcome ? outcome.problems : undefined;
  const notice = ('notice' in outcome && outcome.notice) || usual;
  if (wantsJson) {
    response.json({ problems, notice });
    return;
  }
  const { values: initialValues, files, isCut: textCut } = form;
  const refused = { initialValues, problems: problems ?? {}, notice, filesLost: files.length > 0, textCut };
  await pages.sendRefused(refused, request, response);
}

/** Answers with the page after a post. */
export async function answerSentPage(request: Request, response: Response, pages: FormPages): Promise<void> {
  response.setHeader('Cache-Control', `no-store, ${noTransform}`);
  await pages.sendSent(readReference(request.url), request, response);
}
