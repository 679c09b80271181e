import { claims } from './claims.ts';

/** Defines a response. Pages show this beside the hours. */
export const responseMeaning =
  'In an emergency, response means a millwright has answered you and the crew is being sent; travel time comes after that.';

/** Explains both times of urgent work: the answer and the start. */
export const urgentMeaning = `Urgent: we call you back within ${claims.urgentTierResponse.text} and work on the machine within ${claims.urgentStart.amount}.`;

/** Explains the time of the last tier. */
export const nonCriticalMeaning = `Non-critical: we call you back within ${claims.nonCriticalResponse.text} to set a date.`;
