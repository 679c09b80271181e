import { content as foodBeverage } from '../../../../src/content/industries/food-beverage/page.ts';
import type { IndustryPageContent } from '../../../../src/content/industries/industry-page.ts';
import { pharmaceutical } from '../../../../src/content/industries/pharmaceutical/industry.ts';

/** The page of another industry, in the words of a page that is there. The test copies this file to `src/content/industries/`. */
export const content: IndustryPageContent = {
  ...foodBeverage,
  industry: pharmaceutical,
  summary: {
    title: 'Millwrights for tablet plants',
    description: 'Presses, blenders and coaters moved and leveled between two campaigns, under change control.',
    keywords: ['tablet press leveling', 'change control millwright'],
  },
  heading: 'Set once, signed once',
};
