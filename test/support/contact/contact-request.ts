import type { PostedForm } from '../../../src/contact/server/read-form.ts';

/** A valid contact request with every field filled in. */
export const inOrder = {
  firstName: 'Ann',
  lastName: 'Berg',
  email: 'ann.berg@example.org',
  phone: '+1 507 555 0111',
  company: 'Cannon Valley Dairy',
  industry: 'food-beverage',
  serviceType: 'laser-alignment',
  urgency: 'emergency',
  message: 'Separator 3.\nThe coupling sheared at 2 a.m.',
  terms: 'on',
};

/** A posted form without any entry. */
export const emptyForm: PostedForm = {
  fields: new Map(),
  files: [],
  filesLost: false,
  remove: async () => {},
};

/** The same values as browsers post them: a line ends with CR and LF. */
export const inOrderAsPosted = { ...inOrder, message: inOrder.message.replace('\n', '\r\n') };
