import { expect } from 'vitest';
import { partsPage } from '../../../src/build/parts-page.tsx';
import { defaultSite } from '../../../src/content/company/company.ts';
import { render } from '../../../src/entry-server.tsx';
import { violations } from '../../support/browser/axe.ts';
import { test } from '../../support/browser/browser.ts';

test('each shared part passes axe in each of its kinds', async ({ open }) => {
  const { html } = await render({ page: partsPage, path: '/parts', search: '' }, defaultSite, []);
  const page = await open('/parts', {
    hydrates: false,
    // The build has drawings at other addresses.
    expected: [/Failed to load resource/],
    prepare: (tab) =>
      tab.route('**/parts', (route) => route.fulfill({ contentType: 'text/html', body: html.toString() })),
  });
  expect(await page.locator('main > section').count()).toBeGreaterThan(10);
  expect(await violations(page)).toEqual([]);
});
