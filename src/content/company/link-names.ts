/** The names of links to the form, so that the same destination has the same words on every page. */
export const linkNames = {
  emergency: 'Request emergency service',
  /** The form with nothing chosen. */
  quote: 'Get a free quote',
} as const;
