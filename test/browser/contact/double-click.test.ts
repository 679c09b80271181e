import { expect, onTestFinished } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { enter, everything, picker, plan, submitButton } from '../../support/contact/contact-form-page.ts';
import { openMailRelay } from '../../support/contact/mail-relay.ts';
import { logLines, startServer, stopServer } from '../../support/server/server-process.ts';

test.for([
  ['with a file', [plan]],
  ['without files', []],
] as const)(
  'a double click without scripts sends one mail and shows the confirmation (%s)',
  async ([, files], { open }) => {
    const relay = await openMailRelay({ thinks: 1_500 });
    onTestFinished(relay.close);
    const server = await startServer({ SMTP_URL: relay.url, REQUESTS_TO: 'desk@mill.example', LOG_LEVEL: 'info' });
    onTestFinished(() => void server.child.kill('SIGKILL'));
    const page = await open(`${server.base}/contact`, { javaScriptEnabled: false });
    await enter(page, everything);
    await picker(page).setInputFiles([...files]);
    await submitButton(page).scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await submitButton(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // `Locator.click` would wait for the end of the navigation.
    const click = () => page.mouse.click(x + width / 2, y + height / 2);
    await click();
    await expect.poll(relay.offered).toBe(1);
    await click();
    // `waitForURL` would fail with the first navigation, which the second click cancels.
    await page.getByRole('heading', { level: 1, name: 'Message Sent Successfully!' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/contact/sent');
    expect(await stopServer(server)).toBe(0);
    const posts = logLines(server).filter(({ msg }) => msg === 'contact request');
    expect(posts).toHaveLength(2);
    expect(posts.map(({ outcome }) => outcome)).toEqual(expect.arrayContaining(['sent', 'repeated']));
    expect(relay.mails.map(({ attachments }) => attachments.length)).toEqual([files.length]);
  },
);
