import { claims } from './claims.ts';

/** Explains the word. It is shown beside the hours that need it. */
export const responseMeaning =
  'When you need a crew, response means a millwright has answered you and the crew is being sent. Travel time is on top of that.';

/** Explains the three times of urgent work together: the commitment, the tier and the choice in the form. */
export const urgentMeaning = `Urgent means you hear from us the ${claims.urgentResponse}, in under ${claims.urgentTierResponse.text}, and we’re on the machine within ${claims.urgentStart.amount}.`;
