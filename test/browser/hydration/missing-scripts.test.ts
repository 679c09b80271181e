import { expect } from 'vitest';
import { hydrated, origin, test } from '../../support/browser/browser.ts';
import { openScriptProxy } from '../../support/server/script-proxy.ts';

const pages = [
  ['/resources', 'The guides are built with JavaScript'],
  ['/contact', 'This form needs JavaScript'],
  ['/services/laser-alignment', 'The calculator could not be loaded'],
] as const;

test.for(pages)('a control of %s that needs scripts says so when none have come', async ([path, words], { open }) => {
  const proxy = await openScriptProxy(origin);
  proxy.scripts = 'dropped';
  const page = await open(path, { expected: [/Failed to load resource/], baseURL: proxy.base, hydrates: false });
  const note = page.getByText(words);
  expect(await note.isVisible()).toBe(false);
  await note.waitFor();
  proxy.scripts = 'served';
  await page.reload();
  await hydrated(page);
  await expect.poll(() => note.count()).toBe(0);
});
