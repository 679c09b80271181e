import { expect } from 'vitest';
import { defaultSite } from '../../../src/content/company/company.ts';
import { violations } from '../../support/browser/axe.ts';
import { ContactForm, everything, plan } from '../../support/contact/contact-form.ts';
import { test } from '../../support/contact/delivery-site.ts';
import { focusedId } from '../../support/pages/page-state.ts';

test('a request with a file is sent and confirmed', async ({ visit, site, relay }) => {
  const page = await visit('/contact', { javaScriptEnabled: false });
  // A form that delivers nothing names the e-mail address beside its button.
  expect(await page.locator(`form a[href="mailto:${defaultSite.email}"]`).isVisible()).toBe(true);

  await page.goto(`${site.base}/contact`);
  const form = new ContactForm(page);
  await form.enter(everything);
  await form.picker.setInputFiles(plan);
  // Only the browser's own picker lists the files.
  expect(await page.locator('#files-choose').isVisible()).toBe(false);
  expect(await form.picker.evaluate((input) => getComputedStyle(input).opacity)).toBe('1');
  await form.submitButton.click();
  await page.getByRole('heading', { level: 1, name: 'Message Sent Successfully!' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/contact/sent');
  expect(relay.mails).toHaveLength(1);
  expect(relay.mails[0]?.replyTo?.value[0]?.address).toBe(everything.email);
  expect(relay.mails[0]?.text).toContain(everything.message);
  expect(relay.mails[0]?.attachments.map(({ filename }) => filename)).toEqual(['plan.pdf']);
});

test('the page of a refused request leads by keyboard to the wrong fields', async ({ visit, site, relay }) => {
  const page = await visit(`${site.base}/contact`, { width: 360, expected: [/422/] });
  const form = new ContactForm(page);
  await form.enter({ firstName: 'Dana', company: 'x'.repeat(201) });
  // As a browser without scripts does. axe needs scripts.
  await form.root.evaluate((element) => element instanceof HTMLFormElement && element.submit());
  const notice = page.getByRole('alert');
  await notice.waitFor();
  expect(await page.title()).toMatch(/^Error: /);
  // The page has no script that could list chosen files, so it shows the browser's own picker.
  expect(await page.locator('#files-choose').isVisible()).toBe(false);
  expect(await form.picker.evaluate((input) => getComputedStyle(input).opacity)).toBe('1');
  const wrong = ['lastName', 'email', 'phone', 'company', 'message', 'terms'];
  await expect.poll(() => form.wrongFields()).toEqual(wrong);
  const heights = await notice
    .locator(wrong.map((name) => `a[href="#${name}"]`).join())
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(heights).toHaveLength(wrong.length);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  // The notice has the focus, so Tab leads to its first link.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedId(page)).toBe('lastName');
  expect(relay.mails).toEqual([]);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
