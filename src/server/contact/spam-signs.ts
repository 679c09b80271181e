import { hiddenField } from '../../content/delivery.ts';
import type { ContactValues } from '../../pages/contact/contact-rules.ts';
import { textOf, type Fields } from './judge-request.ts';

/** Milliseconds between the page and the request; people take longer. */
const fastest = 3_000;
const mostLinks = 3;

/** The signs of spam as the mail names them. */
export const spamSigns = {
  hiddenField: 'the field that people do not see is filled in',
  fast: `sent within ${fastest / 1000} seconds of the page`,
  links: `more than ${mostLinks} links in the message`,
};

export type SpamSign = keyof typeof spamSigns;

/**
 * Finds the signs of spam in a request. They only mark it: password managers fill hidden fields, too. Browsers without
 * scripts send no elapsed time, so its absence is no sign.
 */
export function findSpamSigns(fields: Fields, { message }: ContactValues): SpamSign[] {
  const elapsed = textOf(fields, 'elapsed');
  const links = message.match(/https?:\/\/(www\.)?|\bwww\./gi) ?? [];
  return [
    ...(textOf(fields, hiddenField) ? ['hiddenField' as const] : []),
    ...(/^\d+$/.test(elapsed) && Number(elapsed) < fastest ? ['fast' as const] : []),
    ...(links.length > mostLinks ? ['links' as const] : []),
  ];
}
