/** Windows in which the timeline is horizontal. On phones and on paper, whose pages would cut it, it is vertical. */
export const across = '@media screen and (min-width: 601px)';
