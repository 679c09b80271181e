import { formNotices } from '../../content/contact.ts';
import { refusalNotices } from '../../content/delivery.ts';
import type { NoticeText } from '../../content/page-parts.ts';

/** Why a request was not sent: the status of the answer, and what it says. What breaks a rule says it itself. */
export const refusals = {
  invalid: { status: 422, notice: refusalNotices.marked },
  failed: { status: 502, notice: formNotices.notSent },
  foreign: { status: 403, notice: refusalNotices.foreign },
  limited: { status: 429, notice: refusalNotices.limited },
  malformed: { status: 400, notice: refusalNotices.malformed },
  tooLarge: { status: 413, notice: refusalNotices.tooLarge },
  unsupported: { status: 415, notice: refusalNotices.unsupported },
  busy: { status: 503, notice: refusalNotices.busy },
} as const satisfies Record<string, { status: number; notice: NoticeText }>;

export type Refusal = keyof typeof refusals;

const others = ['sent', 'repeated', 'aborted'] as const;

export type Outcome = (typeof others)[number] | Refusal;

/** Every outcome. */
export const outcomes: readonly string[] = [...others, ...Object.keys(refusals)];
