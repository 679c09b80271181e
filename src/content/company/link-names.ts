/** The texts of links to the form. The same destination has the same text on every page. */
export const linkNames = {
  emergency: 'Request emergency service',
  /** Links to the form without a selection. */
  quote: 'Get a free quote',
} as const;
