import { expect, it } from 'vitest';
import { checkForm } from '../../../src/contact/server/check-form.ts';
import { emptyForm } from '../../support/contact/contact-request.ts';

const links = (count: number) => Array.from({ length: count }, (_, index) => `https://www.${index}.example`).join('\n');

it.each([
  [{ leaveEmpty: 'x' }, ['hiddenField']],
  [{ leaveEmpty: '' }, []],
  [{ elapsed: '2999' }, ['fast']],
  [{ elapsed: '3000' }, []],
  [{ elapsed: '-1' }, []],
  [{ elapsed: '' }, []],
  [{ message: links(3) }, []],
  [{ message: links(4) }, ['links']],
  [{ message: 'www.a.example HTTP://b.example http://www.c.example [url=https://d.example]' }, ['links']],
  [{ leaveEmpty: 'x', elapsed: '0', message: links(4) }, ['hiddenField', 'fast', 'links']],
])('a form with %j has the signs of spam %j', (fields, signs) => {
  expect(checkForm({ ...emptyForm, fields: new Map(Object.entries(fields)) }).signs).toEqual(signs);
});
