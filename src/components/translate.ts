/** A number with its unit alone. A translator makes a preposition of the inch, and millions of mils. */
const measure = /^[<+−]?[\d.,/]+\s(in|mils|ft|rpm|°F)(\/\w+)?$/;

/** The attribute `translate` of an element with this text: measures stay as they are. */
export const translateOf = (text: unknown) => (typeof text === 'string' && measure.test(text) ? 'no' : undefined);
