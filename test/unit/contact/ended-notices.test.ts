import { expect, it } from 'vitest';
import { endsWhenCorrected, endsWhenSent, endsWithValues } from '../../../src/contact/page/ended-notices.ts';
import { checkValues, emptyValues, type ContactValues } from '../../../src/contact/rules.ts';
import { formNotices, refusalNotices } from '../../../src/contact/texts.ts';
import type { Notice } from '../../../src/notices/notice.ts';

const { missing, agreement, notSent, sent } = formNotices;
const notices = {
  missing: { kind: 'error', about: 'request', ...missing },
  agreement: { kind: 'error', about: 'request', ...agreement },
  refused: { kind: 'error', about: 'request', ...refusalNotices.limited },
  notSent: { kind: 'error', about: 'request', ...notSent },
  sent: { kind: 'success', about: 'request', ...sent },
  fileError: { kind: 'error', about: 'files', title: 'File Upload Error', text: 'Maximum 5 files allowed' },
  filesAdded: { kind: 'success', about: 'files', text: '1 file(s) added successfully' },
  downloaded: { kind: 'success', about: 'guide', text: 'Saved.' },
} satisfies Record<string, Notice>;

const ended = (isOver: (notice: Notice) => boolean) =>
  Object.entries(notices).flatMap(([name, notice]) => (isOver(notice) ? [name] : []));

const filled: ContactValues = {
  ...emptyValues,
  firstName: 'Dana',
  lastName: 'Olson',
  email: 'dana@example.com',
  phone: '5',
  message: 'Leg 3',
};

it.each([
  { entered: 'nothing', values: emptyValues, ends: [] },
  { entered: 'the terms alone', values: { ...emptyValues, terms: 'on' }, ends: ['agreement'] },
  { entered: 'all fields but one', values: { ...filled, message: ' ' }, ends: [] },
  { entered: 'all fields', values: filled, ends: ['missing'] },
  { entered: 'a mistyped address', values: { ...filled, email: 'dana' }, ends: ['missing'] },
  { entered: 'all fields and the terms', values: { ...filled, terms: 'on' }, ends: ['missing', 'agreement'] },
])('these notices are over when a visitor has entered $entered: $ends', ({ values, ends }) => {
  expect(ended(endsWithValues(values, checkValues(values).notice))).toEqual(ends);
});

it.each([
  { wrong: undefined, ends: ['missing', 'agreement', 'refused', 'notSent', 'sent'] },
  { wrong: missing, ends: ['agreement', 'refused', 'notSent', 'sent'] },
  { wrong: agreement, ends: ['missing', 'refused', 'notSent', 'sent'] },
])('sending the form ends the notices about the request before, but not $wrong.title', ({ wrong, ends }) => {
  expect(ended(endsWhenSent(wrong))).toEqual(ends);
});

it('correcting the fields or the files ends the errors about them', () => {
  expect(ended(endsWhenCorrected('request'))).toEqual(['missing', 'agreement', 'refused', 'notSent']);
  expect(ended(endsWhenCorrected('files'))).toEqual(['fileError']);
});
