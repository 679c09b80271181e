/** The values of the contact form's industry list. */
export type IndustryOption =
  | 'food-beverage'
  | 'pharmaceutical'
  | 'chemical'
  | 'power'
  | 'grain'
  | 'manufacturing'
  | 'other';

/**
 * What the industries that have an option of their own are called, in the order of the form's list. Apart from
 * `industries.ts`, so that the form does not carry what the cards say.
 */
export const industryNames = {
  'food-beverage': 'Food & beverage',
  pharmaceutical: 'Pharmaceutical',
  chemical: 'Chemical',
  power: 'Power generation',
  grain: 'Grain handling',
  manufacturing: 'Manufacturing',
} as const satisfies Partial<Record<IndustryOption, string>>;
