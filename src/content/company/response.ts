import { claims } from './claims.ts';

/** Explains the word. It is shown beside the hours that need it. */
export const responseMeaning =
  'When you need a crew, response means a millwright has answered you and the crew is being sent. Travel time is on top of that.';

/** Explains the two times of urgent work: the answer's and the start's. */
export const urgentMeaning = `Urgent: we call you back within ${claims.urgentTierResponse.text} and work on the machine within ${claims.urgentStart.amount}.`;
