import { expect } from 'vitest';
import { test, windowOf } from '../../support/browser/browser.ts';
import { tabThrough } from '../../support/layout/tab-through.ts';
import { Notices } from '../../support/notices/notices.ts';

// In a wide window the notices are beside the form.
test.for([windowOf(360), { width: 320, height: 256 }])(
  'at $width × $height px every control of /contact is clear of notices as soon as Tab reaches it',
  async (viewport, { visit }) => {
    const page = await visit('/contact', { stopClock: true, viewport });
    await new Notices(page).showError();
    for (const way of ['from the start', 'from the end'] as const)
      expect(await tabThrough(page, way, { notices: 1 })).toEqual([]);
  },
);
