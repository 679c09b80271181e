import { expect } from 'vitest';
import { hydrated } from '../../support/browser/browser.ts';
import { launchChromium } from '../../support/browser/chromium.ts';
import { ContactForm, required } from '../../support/contact/contact-form.ts';
import { answers, test } from '../../support/contact/delivery-site.ts';
import { goTo } from '../../support/pages/links.ts';

test('a link to the telephone asks nothing while a request is sent, and a reload still asks', async ({
  site,
  onTestFinished,
}) => {
  site.holdNext(answers.sent);
  // In a browser of its own, because Chromium's question whether to open the program keeps keys and clicks from all pages.
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(`${site.base}/contact`);
  await hydrated(page);
  const form = new ContactForm(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await form.enter(required);
  await form.send();
  await goTo(page, '/about');
  const clicked = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('click', () => setTimeout(resolve), { once: true })),
  );
  await page.locator('a[href^="tel:"]').first().click({ noWaitAfter: true });
  // Chromium asks within the click.
  await clicked;
  expect(asked).toEqual([]);
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await expect.poll(() => asked).toEqual(['beforeunload']);
});
