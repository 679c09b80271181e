import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { engines } from './engines.ts';

describe.each(engines)('in $name', ({ test }) => {
  test('a guide is saved as a PDF', async ({ open }) => {
    const page = await open('/resources');
    const button = page.locator('#service-guides button:first-of-type');
    await button.click();
    await expect.poll(() => readdirSync(page.downloads)).toEqual(['emergency-procedures-guide.pdf']);
    await expect
      .poll(() => readFileSync(join(page.downloads, 'emergency-procedures-guide.pdf'), 'latin1'))
      .toMatch(/^%PDF-1[^]+Emergency Procedures Guide[^]+%%EOF\s*$/);
    await expect.poll(async () => (await button.allInnerTexts())[0]).toBe('Download');
  });
});
