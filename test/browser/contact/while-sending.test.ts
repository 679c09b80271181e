import { expect } from 'vitest';
import { ContactForm, everything, invalid, nothing, plan, required, sent } from '../../support/contact/contact-form.ts';
import { answers, test } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';
import { goTo } from '../../support/pages/links.ts';

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
  await form.chooseButton.click();
  await form.field('email').press('Enter');
  await expect.poll(() => site.posted.length).toBe(1);
  await expect.poll(() => form.isSending()).toBe(true);
  const enabled = form.root.locator(':is(input, select, textarea, button):enabled');
  expect(await enabled.count()).toBe(0);
  expect(await form.values()).toMatchObject(values);
  // The keyboard is still at the form: the next Tab does not lead to the top of the page.
  expect(await form.root.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Privacy');
  await (await chooser).setFiles(photo);
  await expect.poll(() => form.files()).toEqual(['plan.pdf', photo.name]);
  answer();
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  expect(await form.values()).toEqual(nothing);
  expect(await form.files()).toEqual([photo.name]);
  // A visitor who has moved on keeps the focus.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Privacy');
  expect(site.posted[0]?.fields).toMatchObject({ serviceType: 'consultation', terms: 'on' });
  expect(Object.keys(site.posted[0]?.files ?? {})).toEqual(['files/plan.pdf']);
});

test('a visitor may open other pages during sending, and is asked before leaving the site', async ({ visit, site }) => {
  const notice = { title: 'Check Your Entries', text: 'Please correct the marked fields.' };
  const answer = site.holdNext(answers.refused(422, { problems: { email: 'No such address.' }, notice }));
  const expected = [/Failed to load resource/];
  const page = await visit(`${site.base}/contact`, { expected, reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const notices = new Notices(page);
  let asked = 0;
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') asked += 1;
    void dialog.dismiss();
  });
  const leave = () => goTo(page, '/about');
  const goBackToForm = async () => {
    await page.goBack();
    await form.root.waitFor();
  };
  await form.enter(required);
  await form.send();
  await expect.poll(() => site.posted.length).toBe(1);
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await expect.poll(() => asked).toBe(1);
  await leave();
  await goBackToForm();
  expect(await form.isSending()).toBe(true);
  await leave();
  answer();
  await expect.poll(() => notices.texts()).toEqual([invalid]);
  await goBackToForm();
  await expect.poll(() => form.wrongFields()).toEqual(['email']);
  expect(await form.values()).toMatchObject(required);
  await form.submit();
  await leave();
  await expect.poll(() => notices.texts()).toEqual([sent]);
  await goBackToForm();
  expect(await form.values()).toEqual(nothing);
  await page.reload();
  expect(asked).toBe(1);
  expect(site.posted).toHaveLength(2);
});

test('a link to the telephone asks nothing while a request is sent, and a reload asks', async ({ visit, site }) => {
  site.holdNext(answers.sent);
  const page = await visit(`${site.base}/contact`, { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  await form.enter(required);
  await form.send();
  // Chromium fires `beforeunload` within the click, and then asks whether to open the program, which keeps clicks from all pages.
  const asks = await page.evaluateHandle(() => {
    const found: boolean[] = [];
    const ask = () => found.push(!window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
    document.addEventListener('click', (event) => {
      event.preventDefault();
      ask();
      setTimeout(() => setTimeout(ask));
    });
    return found;
  });
  await page.locator('a[href^="tel:"]').first().click();
  await expect.poll(() => asks.jsonValue()).toEqual([false, true]);
});
