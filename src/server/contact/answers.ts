import type { Request, Response } from 'express';
import { sentPath } from '../../contact-form/link.ts';
import type { ContactValues } from '../../contact-form/rules.ts';
import { formNotices, refusalNotices } from '../../contact-form/texts.ts';
import type { Site } from '../../content/company/company.ts';
import type { NoticeText } from '../../content/page-parts.ts';
import { renderRefused, renderSent } from '../../entry-server.tsx';
import { compressQuickly, sendPage, unchanged } from '../pages/send-page.ts';
import type { SecurityOptions } from '../security-headers.ts';
import type { FormCheck, SpamSign } from './check-form.ts';

/** The status and the notice of each refusal. If the form breaks a rule, the rule's notice replaces this one. */
const refusals = {
  invalid: { status: 422, notice: refusalNotices.marked },
  contentRefused: { status: 422, notice: refusalNotices.contentRefused },
  failed: { status: 502, notice: formNotices.notSent },
  error: { status: 500, notice: formNotices.notSent },
  foreign: { status: 403, notice: refusalNotices.foreign },
  limited: { status: 429, notice: refusalNotices.limited },
  malformed: { status: 400, notice: refusalNotices.malformed },
  tooLarge: { status: 413, notice: refusalNotices.tooLarge },
  unsupported: { status: 415, notice: refusalNotices.unsupported },
  busy: { status: 503, notice: refusalNotices.busy },
} as const satisfies Record<string, { status: number; notice: NoticeText }>;

const others = ['sent', 'repeated', 'aborted'] as const;

export type Outcome = (typeof others)[number] | keyof typeof refusals;

/** Every outcome. */
export const outcomes: readonly string[] = [...others, ...Object.keys(refusals)];

/** The outcomes that are our fault. The limits do not count such posts. */
const ourFaults: readonly Outcome[] = ['failed', 'error', 'busy'];

export const isOurFault = (outcome: Outcome): boolean => ourFaults.includes(outcome);

/** The parts of a post that the server has read. */
export interface Entries {
  /** The form's id. The browser makes it, so that a form that is posted again is mailed once. */
  id: string;
  values: ContactValues;
  /** The number of files and their bytes. */
  files: number;
  bytes: number;
}

/** The result of a post. */
export interface PostResult {
  outcome: Outcome;
  /** The broken rules of an invalid form. */
  check?: FormCheck;
  signs?: readonly SpamSign[];
  /** The relay that has taken the mail. */
  relay?: string | undefined;
  /** Seconds after which a limited client may try again. */
  retryAfter?: number | undefined;
}

export type TakenPost = Entries & PostResult;

/** Seconds after which a client may ask a busy server again. */
const busyFor = 5;

/** The settings that pages need. */
export interface PageSettings {
  site: Site;
  security: SecurityOptions;
}

/** Answers a post: scripts with JSON, browsers without them with a page. No cache keeps an answer. */
export async function answerPost(
  { outcome, id, values, check, files, retryAfter }: TakenPost,
  wantsJson: boolean,
  request: Request,
  response: Response,
  { site, security }: PageSettings,
): Promise<void> {
  response.setHeader('Cache-Control', wantsJson ? 'no-store' : `no-store, ${unchanged}`);
  if (outcome === 'aborted') {
    response.destroy();
  } else if (outcome === 'sent' || outcome === 'repeated') {
    if (wantsJson) response.json({ sent: true, id });
    else response.redirect(303, sentPath);
  } else {
    const { status, notice: usual } = refusals[outcome];
    const { problems, notice = usual } = check ?? {};
    const wait = outcome === 'busy' ? busyFor : retryAfter;
    if (wait !== undefined) response.setHeader('Retry-After', wait);
    response.status(status);
    const refused = { initialValues: values, problems: problems ?? {}, notice, filesLost: files > 0 };
    if (wantsJson) response.json({ problems, notice });
    else sendPage(await renderRefused(refused, site), compressQuickly, security, request, response);
  }
}

export async function answerSentPage(
  request: Request,
  response: Response,
  { site, security }: PageSettings,
): Promise<void> {
  response.setHeader('Cache-Control', `no-store, ${unchanged}`);
  sendPage(await renderSent(site), compressQuickly, security, request, response);
}
