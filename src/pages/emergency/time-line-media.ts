/** Where the line of time runs across; on phones, and on paper, whose pages would cut through it, it runs down. */
export const across = '@media screen and (min-width: 601px)';
