/** A number with its unit and nothing else. Translators turn `in` into a preposition and `mils` into millions. */
const measure = /^[<+−]?[\d.,/]+\s(in|mils|ft|rpm|°F)(\/\w+)?$/;

/** The `translate` attribute of an element with this text: translators leave measures unchanged. */
export const translateOf = (text: unknown) => (typeof text === 'string' && measure.test(text) ? 'no' : undefined);
