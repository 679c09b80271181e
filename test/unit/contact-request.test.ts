import { expect, it, onTestFinished, vi } from 'vitest';
import { submitDelayMs } from '../../src/content/contact.ts';
import { findDraft, keepDraft, sendRequest } from '../../src/pages/contact/contact-request.ts';
import { emptyValues } from '../../src/pages/contact/contact-rules.ts';

it('what a form still shows that goes in the moment in which its request is sent is no draft', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const values = { ...emptyValues, firstName: 'Dana' };
  const sending = sendRequest();
  await vi.advanceTimersByTimeAsync(submitDelayMs);
  await sending;
  keepDraft(values, 0);
  expect(findDraft()).toBeUndefined();
  keepDraft(values, 1);
  expect(findDraft()).toEqual(values);
});
