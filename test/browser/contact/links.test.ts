import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { ContactForm, nothing, type Values } from '../../support/contact/contact-form.ts';
import { focusedId } from '../../support/pages/page-state.ts';

const typed = { firstName: 'Dana', company: 'Mill', message: 'Leg 3 stopped.', terms: 'on' };

/** Returns a link to the form in a part of the page. */
const link = (page: Page, part: string, query = '?service=emergency&urgency=emergency') =>
  page.locator(`${part} a[href="/contact${query}"]`).first();

test('links set lists of the form; neither they nor Back change what was entered', async ({ visit }) => {
  const page = await visit('/services/plant-relocation', { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const expectValues = (values: Values) =>
    expect.poll(() => form.values()).toEqual({ ...nothing, ...typed, ...values });
  await link(page, 'main', '?service=plant-relocation').click();
  await form.root.waitFor();
  await form.enter(typed);
  await expectValues({ serviceType: 'plant-relocation' });
  await link(page, 'footer').click();
  await expectValues({ serviceType: 'emergency', urgency: 'emergency' });
  // A link to a place of the page is no other request.
  await form.enter({ urgency: 'soon' });
  await page.locator('main a[href$="#contact-form"]').first().click();
  await expect.poll(() => focusedId(page)).toBe('contact-form');
  await expectValues({ serviceType: 'emergency', urgency: 'soon' });
  await page.goBack();
  await page.goBack();
  await expectValues({ serviceType: 'plant-relocation', urgency: 'soon' });
});
