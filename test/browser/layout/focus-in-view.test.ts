import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { tabThrough } from '../../support/layout/tab-through.ts';
import { Notices } from '../../support/notices/notices.ts';

test('at 400 % zoom every control of /contact is clear of notices as soon as Tab reaches it', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true, viewport: { width: 320, height: 256 } });
  await new Notices(page).showError();
  for (const way of ['from the start', 'from the end'] as const)
    expect(await tabThrough(page, way, { notices: 1 })).toEqual([]);
});
