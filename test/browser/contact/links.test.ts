import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { ContactForm, nothing, type Values } from '../../support/contact/contact-form.ts';
import { Menu } from '../../support/layout/menu.ts';
import { followLink, goTo, pageShown } from '../../support/pages/links.ts';
import { focusedId, scrollPosition, scrollTo, watchScrolling } from '../../support/pages/page-state.ts';

const emergency = { serviceType: 'emergency', urgency: 'emergency' };
const emergencyLink = (page: Page, place: string) =>
  page.locator(`${place} a[href="/contact?service=emergency&urgency=emergency"]`).first();
const plainLink = (page: Page) => page.locator('main a[href="/contact"]').first();

test('a link scrolls smoothly to the form, with no history entry, and the header’s to the top', async ({ visit }) => {
  const page = await visit('/contact?service=consultation');
  const form = new ContactForm(page);
  await plainLink(page).click();
  await expect.poll(() => form.focused()).toBe('firstName');
  await expect.poll(() => form.isInView('firstName')).toBe(true);
  await expect.poll(() => page.url()).toMatch(/\/contact$/);
  expect(await form.values()).toEqual(nothing);
  await new Menu(page).link('Contact').click();
  await expect.poll(() => scrollPosition(page)).toBe(0);

  await emergencyLink(page, 'header').click();
  await expect.poll(() => form.focused()).toBe('firstName');
  await expect.poll(() => form.isInView('firstName')).toBe(true);
  const entries = await page.evaluate(() => history.length);
  await scrollTo(page, 0);
  const isSmooth = await watchScrolling(page);
  await emergencyLink(page, 'header').click();
  await expect.poll(() => form.isInView('firstName')).toBe(true);
  expect(await isSmooth()).toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('the value of a link goes when the next link leads to the form, and what was typed stays', async ({ visit }) => {
  const page = await visit('/services', { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const typed = { firstName: 'Dana', company: 'Cannon Valley Milling', message: 'Leg 3 stopped.', terms: 'on' };
  const expectValues = (values: Values) =>
    expect.poll(() => form.values()).toEqual({ ...nothing, ...typed, ...values });
  await emergencyLink(page, 'header').click();
  await form.enter(typed);
  await expectValues(emergency);
  await followLink(page, '/contact?service=food-beverage&urgency=planned');
  await expectValues({ industry: 'food-beverage', urgency: 'planned' });
  await followLink(page, '/contact?service=%3Cscript%3Ealert(1)%3C/script%3E&urgency=%22%3E%3Cimg%20src=x%3E');
  await expectValues({});
  await followLink(page, '/services/plant-relocation');
  await page.locator('main a[href="/contact?service=plant-relocation"]').first().click();
  await expectValues({ serviceType: 'plant-relocation' });
  await emergencyLink(page, 'main').click();
  await expectValues(emergency);
  await plainLink(page).click();
  await expectValues({});
  await emergencyLink(page, 'footer').click();
  await expectValues(emergency);
  // A link to a place of the page is no other request.
  await form.enter({ urgency: 'soon' });
  await page.locator('main a[href$="#contact-form"]').first().click();
  await expect.poll(() => focusedId(page)).toBe('contact-form');
  await expectValues({ ...emergency, urgency: 'soon' });
});

test('what a visitor, browser or extension has entered stays when a link takes its value away', async ({ visit }) => {
  const page = await visit('/contact?service=emergency&urgency=emergency', { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  // The same value as the link's, but chosen.
  await form.enter({ urgency: 'soon' });
  await form.enter({ urgency: 'emergency' });
  // As by an extension, without an event.
  await form.field('company').evaluate((element) => Object.assign(element, { value: 'Mill' }));
  await new Menu(page).link('Contact').click();
  await expect.poll(() => form.values()).toEqual({ ...nothing, urgency: 'emergency', company: 'Mill' });
});

test('Back and Forward return to the values of a link, and replace nothing that was chosen', async ({ visit }) => {
  const page = await visit('/contact', { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const expectValues = (values: Values) => expect.poll(() => form.values()).toEqual({ ...nothing, ...values });
  await form.enter({ industry: 'chemical' });
  await emergencyLink(page, 'header').click();
  await expectValues({ industry: 'chemical', ...emergency });
  await goTo(page, '/about');
  await followLink(page, '/contact?service=consultation');
  await expectValues({ industry: 'chemical', serviceType: 'consultation' });
  await page.goBack();
  await pageShown(page, '/about');
  await page.goBack();
  await expectValues({ industry: 'chemical', ...emergency });
  // The first two entries are of the same page.
  await page.goBack();
  await expectValues({ industry: 'chemical' });
  await form.enter({ urgency: 'soon' });
  await page.goForward();
  await expectValues({ industry: 'chemical', serviceType: 'emergency', urgency: 'soon' });
  await form.enter({ serviceType: 'consultation' });
  await page.goBack();
  await expectValues({ industry: 'chemical', serviceType: 'consultation', urgency: 'soon' });
  await page.goForward();
  await expectValues({ industry: 'chemical', serviceType: 'consultation', urgency: 'soon' });
});

test('a list that the visitor has chosen and a link has set is empty after the next link', async ({ visit }) => {
  const page = await visit('/contact', { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  await form.enter({ urgency: 'future', message: 'Leg 3 stopped.' });
  await emergencyLink(page, 'header').click();
  await expect.poll(() => form.values()).toEqual({ ...nothing, message: 'Leg 3 stopped.', ...emergency });
  await plainLink(page).click();
  await expect.poll(() => form.values()).toEqual({ ...nothing, message: 'Leg 3 stopped.' });
});
