import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactFields } from '../../../src/contact/fields.ts';
import { added, missing, notSent, sent } from '../../support/contact/contact-form.ts';
import { inOrder } from '../../support/contact/contact-request.ts';
import { enterValues } from '../../support/contact/enter-values.ts';
import { formParts } from '../../support/contact/form-parts.ts';
import { openMailRelay } from '../../support/contact/mail-relay.ts';
import { builtApp } from '../../support/server/built-app.ts';
import { openServer } from '../../support/server/open-server.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';
import { browserNames, hydrated, openBrowser } from './browsers.ts';
import { startScreenReader, type ScreenReader } from './screen-reader.ts';

const file = temporaryFiles();
const relay = await openMailRelay();
const env = { REQUESTS_TO: 'desk@example.com', TRUST_PROXY: '1' };
const [live, down] = await Promise.all(
  [relay.url, 'smtp://127.0.0.1:1'].map((url) => openServer(builtApp({ ...env, SMTP_URL: url }))),
);
afterAll(async () => {
  for (const site of [live, down]) site?.server.close();
  await relay.close();
});

const saved = 'Download Complete\nEmergency Procedures Guide has been downloaded successfully.';

/** In one line, as the reader's words are compared. */
const line = (notice: string) => notice.replace('\n', ' ');

describe.each(browserNames)('in %s, Orca says once', (name) => {
  let reader: ScreenReader;
  let opened: Awaited<ReturnType<typeof openBrowser>>;
  beforeAll(async () => {
    reader = await startScreenReader();
    opened = await openBrowser(name, reader, `http://127.0.0.1:${live?.port}/`);
    // Orca hears the window from the first key on.
    reader.press('Tab');
    await reader.listen('Skip to content');
  }, 120_000);
  afterAll(async () => {
    await opened?.browser.close();
    reader?.stop();
  });

  /** Opens a page and waits until it is hydrated and Orca has said its title. A key ends the reading from the top. */
  const visit = async (site: typeof live, path: string): Promise<Page> => {
    const { page } = opened;
    await page.goto(`http://127.0.0.1:${site?.port}${path}`);
    await hydrated(page, path);
    reader.press('Control_L');
    await reader.listen('Finished loading');
    return page;
  };
  /** Moves the focus to the button that submits, and presses it. */
  const submit = async (page: Page) => {
    await page.focus(formParts.submitButton);
    await reader.listen('Send request');
    reader.press('Return');
  };
  /** Returns what was said that has any of these words, or a line of these notices. */
  const about = (said: readonly string[], ...words: string[]) => {
    const lines = words.flatMap((one) => one.split('\n'));
    return said.filter((utterance) => lines.some((one) => utterance.includes(one)));
  };

  it('what is missing in an empty form, and nothing of it before', async () => {
    const page = await visit(live, '/contact');
    const before: string[] = [];
    for (const field of ['firstName', 'message', 'terms'] as const) {
      await page.focus(`[name="${field}"]`);
      before.push(...(await reader.listen(contactFields[field].label)));
    }
    expect(before.join('\n')).not.toContain('invalid');
    await submit(page);
    const said = await reader.listen(line(missing));
    expect(about(said, missing), said.join('\n')).toEqual([line(missing)]);
    expect(about(said, 'First name'), said.join('\n')).toHaveLength(1);
  });

  it('that two files were attached, and which one was removed', async () => {
    const page = await visit(live, '/contact');
    await page.focus(formParts.picker);
    await reader.listen('Choose files');
    const picker = await page.waitForSelector(formParts.picker);
    await (await picker?.toElement('input'))?.uploadFile(file('plan.pdf', 8), file('pump.jpg', 8));
    const said = await reader.listen('added');
    expect(about(said, 'added'), said.join('\n')).toEqual([added(2)]);
    reader.press('Tab');
    await reader.listen('Remove plan.pdf');
    reader.press('Return');
    const after = await reader.listen('removed');
    expect(about(after, 'plan.pdf', 'pump.jpg'), after.join('\n')).toEqual([
      'Remove pump.jpg push button.',
      'plan.pdf removed',
    ]);
  });

  it.for([
    ['sent', live, sent],
    ['not sent, because no relay answers', down, notSent],
  ] as const)('that the request was %s', async ([_how, site, notice]) => {
    const page = await visit(site, '/contact');
    const form = await page.waitForSelector(formParts.form);
    await form?.evaluate(enterValues, inOrder);
    await submit(page);
    const said = await reader.listen(line(notice));
    expect(about(said, sent, notSent), said.join('\n')).toEqual([line(notice)]);
  });

  it('that a guide was saved, and the focus keeps its place', async () => {
    const page = await visit(live, '/resources');
    await page.focus('#download-emergency-procedures');
    await reader.listen('Emergency Procedures Guide');
    reader.press('Return');
    const said = await reader.listen(line(saved));
    expect(about(said, 'download started', saved, 'leaving'), said.join('\n')).toEqual([
      'Emergency Procedures Guide: download started',
      line(saved),
    ]);
  });
});
