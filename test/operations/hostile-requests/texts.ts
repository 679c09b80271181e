import * as fc from 'fast-check';

// These texts have one character per byte.

/** Any bytes. */
export const bytes = fc.uint8Array({ maxLength: 30 }).map((each) => Buffer.from(each).toString('latin1'));
/** The bytes that a header may have. */
export const line = bytes.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').trim());
/** A text from a list, or any bytes. */
export const oneOf = (known: readonly string[], any = bytes) =>
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, any);
/** Nothing, or a text. */
export const maybe = (text: fc.Arbitrary<string>) => fc.option(text, { nil: '', freq: 1 });
/** Several texts, or none. */
export const joined = (text: fc.Arbitrary<string>, maxLength: number) =>
  fc.array(text, { maxLength }).map((texts) => texts.join(''));

/** A share of a length, none of which is more likely. */
export const share = fc.noBias(fc.integer({ min: 1, max: 1000 })).map((thousandths) => thousandths / 1000);
