import { expect, it, onTestFinished, vi } from 'vitest';
import { emptyValues } from '../../src/contact-form/rules.ts';
import { findDraft, keepDraft, sendRequest, submitDelayMs } from '../../src/pages/contact/contact-request.ts';

// Notices need a region on a page, which this test does not have.
vi.mock('../../src/notices/notify.tsx', () => ({ notify: () => undefined }));

it('a request that was sent is not restored as a draft', async () => {
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
