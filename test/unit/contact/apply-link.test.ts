import { expect, it } from 'vitest';
import { applyLink } from '../../../src/contact/page/form-state.ts';
import { emptyValues, type ContactValues } from '../../../src/contact/rules.ts';

type Values = Partial<ContactValues>;
/** The values that the link before has set. */
type Linked = Partial<Record<'serviceType' | 'industry' | 'urgency', string>>;

const emergency = { serviceType: 'emergency', urgency: 'emergency' };
const toEmergency = '?service=emergency&urgency=emergency';
const food = { industry: 'food-beverage', urgency: 'planned' };
const toFood = '?service=food-beverage&urgency=planned';
const typed = { firstName: 'Dana', company: 'Cannon Valley Milling', message: 'Leg 3 stopped.', terms: 'on' };
const chosen = { urgency: 'soon', industry: 'chemical' };
const [soon, other] = [{ urgency: 'soon' }, { serviceType: 'consultation' }];

/** After the name: what the link before has set, what else is in the form, the link, what it sets, and what stays besides. */
it.each<[string, Linked, Values, string, Linked, Values, 'Back'?]>([
  ['a link sets its lists', {}, {}, toEmergency, emergency, {}],
  ['a link without values sets nothing', {}, {}, '', {}, {}],
  ['a link with unknown values sets nothing', {}, {}, '?service=%3Cscript%3E&urgency=%22%3E', {}, {}],
  ['the next link takes those values away, and what was typed stays', emergency, typed, toFood, food, typed],
  ['also a link without values', emergency, typed, '', {}, typed],
  ['also a link with unknown values', emergency, {}, '?service=x&urgency=y', {}, {}],
  ['a value that was chosen in place of a link’s stays', { serviceType: 'emergency' }, soon, '', {}, soon],
  ['a value that changed without an event stays', emergency, other, '', {}, other],
  ['a link replaces what was chosen', {}, { ...typed, ...soon }, toEmergency, emergency, typed],
  ['Back to a link replaces nothing', {}, chosen, toFood, {}, chosen, 'Back'],
  ['Back to a link sets what is empty', {}, soon, toEmergency, { serviceType: 'emergency' }, soon, 'Back'],
  ['Back to a link replaces the values of another', other, {}, toEmergency, emergency, {}, 'Back'],
  ['Back to an entry without values takes those of the link away', emergency, {}, '', {}, {}, 'Back'],
])('%s', (_name, linked, others, search, sets, keeps, way) => {
  const after = applyLink(search, way === 'Back', { values: { ...emptyValues, ...linked, ...others }, linked });
  expect(after).toEqual({ linked: sets, values: { ...emptyValues, ...keeps, ...sets } });
});
