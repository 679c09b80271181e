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
 * The names of the industries that have their own option, in the order of the form's list. They are not in `industries.ts`,
 * so that the form's script does not contain the texts of the cards.
 */
export const industryNames = {
  'food-beverage': 'Food & beverage',
  pharmaceutical: 'Pharmaceutical',
  chemical: 'Chemical',
  power: 'Power generation',
  grain: 'Grain handling',
  manufacturing: 'Manufacturing',
} as const satisfies Partial<Record<IndustryOption, string>>;
