import { expect } from 'vitest';
import { hydrated } from '../../support/browser/browser.ts';
import { letPass, stopClock } from '../../support/browser/clock.ts';
import { ContactForm, everything, nothing, plan, required, sent } from '../../support/contact/contact-form.ts';
import { answers, test } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';
import { followLink, goTo } from '../../support/pages/links.ts';
import { scrollPosition, scrollTo } from '../../support/pages/page-state.ts';
import { holdBack, ownScript } from '../../support/pages/route-scripts.ts';

const photo = { ...plan, name: 'photo.jpg' };

test('a request being sent cannot be changed; a late file is for the next', async ({ visit, site }) => {
  const answer = site.holdNext(answers.sent);
  const page = await visit(`${site.base}/contact?service=consultation`, { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const { serviceType: _linked, ...others } = everything;
  const values = { ...everything, serviceType: 'consultation' };
  await form.enter(others);
  await form.attach(plan);
  const chooser = page.waitForEvent('filechooser');
  await form.picker.click();
  await form.field('email').press('Enter');
  await expect.poll(() => site.posted.length).toBe(1);
  await expect.poll(() => form.isSending()).toBe(true);
  const enabled = form.root.locator(':is(input, select, textarea, button):enabled');
  expect(await enabled.count()).toBe(0);
  expect(await form.values()).toMatchObject(values);
  // The keyboard is still at the form: the next Tab does not lead to the top of the page.
  expect(await form.root.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Privacy');
  await (await chooser).setFiles(photo);
  await expect.poll(() => form.files()).toEqual(['plan.pdf', photo.name]);
  answer();
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  expect(await form.values()).toEqual(nothing);
  expect(await form.files()).toEqual([photo.name]);
  // A visitor who has moved on keeps the focus.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Privacy');
  expect(site.posted[0]?.fields).toMatchObject({ serviceType: 'consultation', terms: 'on' });
  expect(Object.keys(site.posted[0]?.files ?? {})).toEqual(['files/plan.pdf']);
});

test('a visitor may open other pages during sending, and is asked before leaving', async ({ visit, site }) => {
  const notice = { title: 'Check Your Entries', text: 'Please correct the marked fields.' };
  const answer = site.holdNext(answers.refused(422, { problems: { email: 'No such address.' }, notice }));
  const expected = [/Failed to load resource/];
  const page = await visit(`${site.base}/about`, { expected, reducedMotion: 'reduce', stopClock: true });
  const form = new ContactForm(page);
  let asked = 0;
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') asked += 1;
    void dialog.dismiss();
  });
  const goBackToForm = async () => {
    await page.goBack();
    await form.root.waitFor();
  };
  await scrollTo(page, 2000);
  await followLink(page, '/contact');
  await form.root.waitFor();
  // After a reload the browser has the code of this page only.
  await page.clock.resume();
  await page.reload();
  await hydrated(page);
  await stopClock(page);
  const release = await holdBack(page, `**${ownScript('/about')}`);
  await form.enter(required);
  await form.send();
  await expect.poll(() => site.posted.length).toBe(1);

  // The code of the other page hangs, so the browser would load its document.
  await followLink(page, '/about');
  await letPass(page, 4000);
  await expect.poll(() => asked).toBe(1);
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await letPass(page, 1);
  await expect.poll(() => asked).toBe(2);
  await scrollTo(page, 600);
  await page.evaluate(() => history.back());
  await page.waitForURL('**/about', { waitUntil: 'commit' });
  await letPass(page, 4000);
  await expect.poll(() => asked).toBe(3);
  // The visitor stays, and finds the page as it was.
  expect(await scrollPosition(page)).toBe(600);
  expect(await page.evaluate(() => document.body.style.minHeight)).toBe('');

  await page.goForward();
  release();
  await goTo(page, '/about');
  await goBackToForm();
  expect(await form.isSending()).toBe(true);
  await goTo(page, '/about');
  answer();
  await page.getByText('Check Your Entries').waitFor();
  await goBackToForm();
  await expect.poll(() => form.wrongFields()).toEqual(['email']);
  expect(await form.values()).toMatchObject(required);
  await form.submit();
  await goTo(page, '/about');
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  await goBackToForm();
  expect(await form.values()).toEqual(nothing);
  await page.reload();
  expect(asked).toBe(3);
  expect(site.posted).toHaveLength(2);
});
