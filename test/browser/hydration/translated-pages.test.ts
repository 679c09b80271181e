import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ContactForm, plan, required, sent } from '../../support/contact/contact-form.ts';
import { answers, test } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';
import { goTo } from '../../support/pages/links.ts';

/**
 * Does what Chrome's translation does to a page: it puts two `font` elements with other text in the place of each text that is not
 * translated yet. The other text has capital letters. Returns the number of texts.
 */
const translate = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const isShown = node.parentElement?.closest('script, style, textarea, option, font, svg') === null;
      if (isShown && node instanceof Text && node.data.trim() !== '') texts.push(node);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data.toUpperCase();
      outer.append(inner);
      text.replaceWith(outer);
    }
    return texts.length;
  });

/** Lets `window.upload` report the progress of an upload, in percent. */
const controlUploads = (page: Page) =>
  page.addInitScript(() => {
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override send(body?: XMLHttpRequestBodyInit | null) {
        const report = (loaded: number) =>
          this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 100 }));
        Reflect.set(window, 'upload', report);
        super.send(body);
      }
    };
  });

test('a translated form shows its title, problems and upload as they are now, and sends; links lead on', async ({
  visit,
  site,
}) => {
  const answer = site.holdNext(answers.sent);
  const page = await visit(`${site.base}/contact`, { reducedMotion: 'reduce', prepare: controlUploads });
  const form = new ContactForm(page);
  const title = page.locator('#request-form');
  for (const [href, words] of [
    ['/contact?service=emergency&urgency=emergency', 'Emergency request'],
    ['/contact', 'Request form'],
  ] as const) {
    expect(await translate(page)).toBeGreaterThan(0);
    await page.locator(`main a[href="${href}"]`).first().click();
    await expect.poll(() => title.innerText()).toBe(words);
  }

  const problem = page.locator('#email-problem');
  await form.enter({ ...required, email: '' });
  await form.submit();
  await expect.poll(() => problem.innerText()).toBe('Enter an e-mail address.');
  await translate(page);
  await form.field('email').fill('ann');
  await expect.poll(() => problem.innerText()).toMatch(/^Check the e-mail address/);
  await form.field('email').fill('ann@example.com');
  await expect.poll(() => problem.count()).toBe(0);

  await form.attach(plan);
  await translate(page);
  await form.send();
  const percent = page.locator('label[for="upload"] [aria-hidden]');
  // The browser's own last report.
  await expect.poll(() => percent.innerText()).toBe('100%');
  for (const loaded of [30, 80]) {
    await translate(page);
    await page.evaluate((at) => Reflect.apply(Reflect.get(window, 'upload'), window, [at]), loaded);
    await expect.poll(() => percent.innerText()).toBe(`${loaded}%`);
    expect(await page.locator('form div > output').innerText()).toBe(`${loaded - (loaded % 25)}% uploaded`);
  }
  await translate(page);
  answer();
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  await expect.poll(() => form.submitButton.innerText()).toBe('Send request');
  expect(await form.files()).toEqual([]);
  await translate(page);
  await goTo(page, '/services');
  expect(await page.locator('#root > output').textContent()).toMatch(/^Millwright services/);
});
