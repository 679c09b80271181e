import { expect, onTestFinished, test } from 'vitest';
import { launchChromium } from '../../support/browser/chromium.ts';
import { ContactForm, notSent, required } from '../../support/contact/contact-form.ts';
import { relayOfTest } from '../../support/contact/contact-site.ts';
import { openSilentRelay, replies } from '../../support/contact/silent-relay.ts';
import { Notices } from '../../support/notices/notices.ts';
import { serverOfTest } from '../../support/server/server-of-test.ts';

test('a visitor whose request meets a silent relay is told to call after 10 s, and that it failed after 25 or 45', async () => {
  const browser = await launchChromium();
  onTestFinished(() => browser.close());

  /** Sends a request. Returns the seconds until the words to call and until the failure, and the number of posts. */
  const send = async (SMTP_URL: string) => {
    const { base } = await serverOfTest({ SMTP_URL, REQUESTS_TO: 'desk@example.com', SITE_PHONE: '+1 507 555 0100' });
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    let posts = 0;
    page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
    await page.goto(`${base}/contact`, { waitUntil: 'networkidle' });
    const form = new ContactForm(page);
    await form.enter(required);
    const start = performance.now();
    const seconds = () => (performance.now() - start) / 1000;
    await form.submit();
    await form.stillSending.getByRole('link', { name: '+1 507 555 0100' }).waitFor();
    const slow = seconds();
    await form.failureHelp.waitFor({ timeout: 200_000 });
    const failed = seconds();
    expect(await new Notices(page).errors.allInnerTexts()).toEqual([notSent]);
    return { slow, failed, posts };
  };

  const beforeMail = await openSilentRelay(replies.slice(0, 4));
  const afterMail = await relayOfTest();
  const release = afterMail.hold();
  onTestFinished(release);
  const second = await relayOfTest();
  const [before, after] = await Promise.all([
    send(`smtp://127.0.0.1:${beforeMail}`),
    send(`${afterMail.url},${second.url}`),
  ]);
  for (const { slow, posts } of [before, after]) {
    expect(slow).toBeGreaterThan(9.9);
    expect(slow).toBeLessThan(20);
    expect(posts).toBe(1);
  }
  expect(before.failed).toBeLessThan(40);
  expect(after.failed).toBeLessThan(70);
  expect([afterMail.offered(), second.offered()]).toEqual([1, 0]);
});
