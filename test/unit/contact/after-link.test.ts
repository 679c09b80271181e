import { expect, it } from 'vitest';
import { afterLink } from '../../../src/contact/page/after-link.ts';
import { emptyValues, type ContactValues } from '../../../src/contact/rules.ts';

const emergency = { serviceType: 'emergency', urgency: 'emergency' };
const typed = { firstName: 'Dana', company: 'Cannon Valley Milling', message: 'Leg 3 stopped.', terms: 'on' };

const rows: {
  name: string;
  /** The values that the link before has set, and the others that are in the form. */
  set?: Partial<Record<'serviceType' | 'industry' | 'urgency', string>>;
  entered?: Partial<ContactValues>;
  search: string;
  /** Whether Back, Forward or a reload led to the link. */
  cameBack?: boolean;
  sets: Partial<ContactValues>;
  /** The values in the form afterwards, besides those that the link has set. */
  keeps?: Partial<ContactValues>;
}[] = [
  { name: 'a link sets its lists', search: '?service=emergency&urgency=emergency', sets: emergency },
  { name: 'a link without values sets nothing', search: '', sets: {} },
  { name: 'a link with unknown values sets nothing', search: '?service=%3Cscript%3E&urgency=%22%3E', sets: {} },
  {
    name: 'the next link takes the value of the one before away, and what was typed stays',
    set: emergency,
    entered: typed,
    search: '?service=food-beverage&urgency=planned',
    sets: { industry: 'food-beverage', urgency: 'planned' },
    keeps: typed,
  },
  { name: 'also a link without values', set: emergency, entered: typed, search: '', sets: {}, keeps: typed },
  { name: 'also a link with unknown values', set: emergency, search: '?service=x&urgency=y', sets: {} },
  {
    name: 'a value that the visitor has chosen in place of a link’s stays',
    set: { serviceType: 'emergency' },
    entered: { urgency: 'soon' },
    search: '',
    sets: {},
    keeps: { urgency: 'soon' },
  },
  {
    name: 'a value that changed without an event stays',
    set: emergency,
    entered: { serviceType: 'consultation' },
    search: '',
    sets: {},
    keeps: { serviceType: 'consultation' },
  },
  {
    name: 'a link replaces what was chosen',
    entered: { urgency: 'future', message: 'Leg 3 stopped.' },
    search: '?service=emergency&urgency=emergency',
    sets: emergency,
    keeps: { message: 'Leg 3 stopped.' },
  },
  {
    name: 'Back to a link replaces nothing that was chosen',
    entered: { urgency: 'soon', industry: 'chemical' },
    search: '?service=emergency&urgency=emergency',
    cameBack: true,
    sets: { serviceType: 'emergency' },
    keeps: { urgency: 'soon', industry: 'chemical' },
  },
  {
    name: 'Back from a link to a link replaces the values of the former',
    set: { serviceType: 'consultation' },
    search: '?service=emergency&urgency=emergency',
    cameBack: true,
    sets: emergency,
  },
  {
    name: 'Back to an entry without values takes those of the link away',
    set: emergency,
    search: '',
    cameBack: true,
    sets: {},
  },
];

it.each(rows)('$name', ({ set = {}, entered = {}, search, cameBack = false, sets, keeps = {} }) => {
  const after = afterLink(search, cameBack, { values: { ...emptyValues, ...set, ...entered }, linked: set });
  expect(after).toEqual({ linked: sets, values: { ...emptyValues, ...keeps, ...sets } });
});
