import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { ContactForm, nothing, type Values } from '../../support/contact/contact-form.ts';
import { Menu } from '../../support/layout/menu.ts';
import { followLink, goTo } from '../../support/pages/links.ts';
import { focusedId, scrollTo, watchScrolling } from '../../support/pages/page-state.ts';

const emergency = { serviceType: 'emergency', urgency: 'emergency' };
const typed = { firstName: 'Dana', company: 'Mill', message: 'Leg 3 stopped.', terms: 'on' };

/** Returns a link to the form in a part of the page. */
const link = (page: Page, part: string, query = '?service=emergency&urgency=emergency') =>
  page.locator(`${part} a[href="/contact${query}"]`).first();

test('links set lists of the form and lead to it; neither they nor Back and Forward change what a visitor has entered', async ({
  visit,
}) => {
  const page = await visit('/services/plant-relocation', { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const expectValues = (values: Values) =>
    expect.poll(() => form.values()).toEqual({ ...nothing, ...typed, ...values });
  await link(page, 'main', '?service=plant-relocation').click();
  await form.root.waitFor();
  // As by an extension, without an event.
  await form.field('company').evaluate((element) => Object.assign(element, { value: 'Mill' }));
  const { company: _company, ...others } = typed;
  await form.enter(others);
  await expectValues({ serviceType: 'plant-relocation' });
  await followLink(page, '/contact?service=food-beverage&urgency=planned');
  await expectValues({ industry: 'food-beverage', urgency: 'planned' });
  // The same value as the link's, but chosen.
  for (const urgency of ['soon', 'planned']) await form.enter({ urgency });
  await new Menu(page).link('Contact').click();
  await expectValues({ urgency: 'planned' });

  await link(page, 'footer').click();
  await expectValues(emergency);
  // A link to a place of the page is no other request.
  await form.enter({ urgency: 'soon' });
  await page.locator('main a[href$="#contact-form"]').first().click();
  await expect.poll(() => focusedId(page)).toBe('contact-form');
  await expectValues({ ...emergency, urgency: 'soon' });
  await form.enter({ urgency: '' });
  await link(page, 'main', '').click();
  await expectValues({});
  expect(new URL(page.url()).search).toBe('');

  await link(page, 'header').click();
  await expectValues(emergency);
  await goTo(page, '/about');
  await followLink(page, '/contact?service=consultation');
  await expectValues({ serviceType: 'consultation' });
  await page.goBack();
  await page.goBack();
  await expectValues(emergency);
  // The entry before is of the same page.
  await page.goBack();
  await expectValues({});
  await form.enter({ urgency: 'soon' });
  await page.goForward();
  await expectValues({ serviceType: 'emergency', urgency: 'soon' });

  // A link within the page scrolls smoothly, and adds no history entry.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await form.enter({ firstName: '' });
  const { firstName: _removed, ...rest } = typed;
  await new Menu(page).link('Contact').click();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await scrollTo(page, 0);
  const isSmooth = await watchScrolling(page);
  await link(page, 'main', '').click();
  await expect.poll(() => form.focused()).toBe('firstName');
  await expect.poll(() => form.isInView('firstName')).toBe(true);
  expect(await isSmooth()).toBe(true);
  expect(await form.values()).toEqual({ ...nothing, ...rest, urgency: 'soon' });
  await link(page, 'header').click();
  await expect.poll(() => page.url()).toMatch(/urgency=emergency$/);
  const entries = await page.evaluate(() => history.length);
  await scrollTo(page, 0);
  await link(page, 'header').click();
  await expect.poll(() => form.isInView('firstName')).toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});
