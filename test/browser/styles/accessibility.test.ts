import { expect } from 'vitest';
import { violations, withAxe } from '../../support/browser/axe.ts';
import { test } from '../../support/browser/browser.ts';
import { pageAddresses } from '../../support/pages/page-addresses.ts';

test.for(pageAddresses)('%s passes axe on a desktop, a tablet and a phone', async (path, { visit }) => {
  const page = await visit(path, { ...withAxe, expected: [/404/] });
  const found: string[] = [];
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    found.push(...(await violations(page)).map((violation) => `${width} px: ${violation}`));
  }
  expect(found).toEqual([]);
});
