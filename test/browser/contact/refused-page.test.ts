import { expect, onTestFinished } from 'vitest';
import { violationsAtBothWidths, withAxe } from '../../support/browser/axe.ts';
import { test } from '../../support/browser/browser.ts';
import { enter } from '../../support/contact/contact-form-page.ts';
import { focusedId } from '../../support/pages/page-state.ts';
import { startServer, stopServer } from '../../support/server/server-process.ts';

test('the page of a refused request leads by keyboard from its notice to each wrong field', async ({ visit }) => {
  const server = await startServer({ SMTP_URL: 'smtp://127.0.0.1:1', REQUESTS_TO: 'dispatch@mill.example' });
  onTestFinished(async () => void (await stopServer(server)));
  const page = await visit(`${server.base}/contact`, { ...withAxe, expected: [/422/] });
  await enter(page, { firstName: 'Dana', company: 'x'.repeat(201) });
  // As a browser without scripts does. axe needs scripts.
  await page.locator('form').evaluate((form) => form instanceof HTMLFormElement && form.submit());
  await page.getByRole('alert').waitFor();
  expect(await page.title()).toMatch(/^Error: /);
  // The page has no script that could list chosen files, so it shows the browser's own picker.
  expect(await page.locator('#files-choose').isVisible()).toBe(false);
  expect(await page.locator('#files').evaluate((input) => getComputedStyle(input).opacity)).toBe('1');
  const links = page.getByRole('alert').getByRole('link');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const wrong = ['lastName', 'email', 'phone', 'company', 'message', 'terms'];
  expect(targets.slice(0, -1)).toEqual(wrong.map((name) => `#${name}`));
  expect(targets.at(-1)).toMatch(/^mailto:/);
  for (const box of await links.evaluateAll((all) =>
    all.slice(0, -1).map((link) => link.getBoundingClientRect().height),
  ))
    expect(box).toBeGreaterThanOrEqual(44);
  // The notice has the focus, so Tab leads to its first link.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await focusedId(page)).toBe('lastName');
  expect(await violationsAtBothWidths(page)).toEqual([]);
});
