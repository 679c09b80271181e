import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { submitButton } from '../../support/contact/contact-form-page.ts';
import { arrived, error, region, showError } from '../../support/notices/notices-page.ts';
import { boxOf } from '../../support/pages/page-state.ts';

/** Returns how far the notice is moved to the right. */
const offset = async (page: Page) => (await boxOf(error(page))).x - (await boxOf(region(page))).x;

interface Swipe {
  dx: number;
  dy?: number;
  /** Duration by the timestamps of the events, which does not depend on the speed of the machine. */
  milliseconds: number;
}

type Move = (phase: 'down' | 'move' | 'up', x: number, y: number, timestamp: number) => Promise<unknown>;

/** Drags the notice and releases it unless `release` is false. */
async function swipe(page: Page, send: Move, { dx, dy = 0, milliseconds }: Swipe, release = true) {
  const { x, y } = await boxOf(error(page));
  const start = Date.now() / 1000;
  const dispatch = (phase: Parameters<Move>[0], share: number) =>
    send(phase, x + 20 + dx * share, y + 10 + dy * share, start + (share * milliseconds) / 1000);
  await dispatch('down', 0);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await dispatch('move', share);
  if (release) await dispatch('up', 1);
}

const mouse =
  (client: CDPSession): Move =>
  (phase, x, y, timestamp) =>
    client.send('Input.dispatchMouseEvent', {
      type: ({ down: 'mousePressed', move: 'mouseMoved', up: 'mouseReleased' } as const)[phase],
      x,
      y,
      button: 'left',
      buttons: phase === 'up' ? 0 : 1,
      clickCount: 1,
      timestamp,
    });

const finger =
  (client: CDPSession): Move =>
  (phase, x, y, timestamp) =>
    client.send('Input.dispatchTouchEvent', {
      type: ({ down: 'touchStart', move: 'touchMove', up: 'touchEnd' } as const)[phase],
      touchPoints: phase === 'up' ? [] : [{ x, y }],
      timestamp,
    });

test('a swipe to the right faster than 0.11 px per ms or over half the width dismisses a notice', async ({ visit }) => {
  const page = await visit('/contact');
  await showError(page);
  const byMouse = mouse(await page.context().newCDPSession(page));
  const place = await offset(page);

  await swipe(page, byMouse, { dx: 60, milliseconds: 1000 }, false);
  await expect.poll(() => offset(page)).toBe(place + 60);
  await page.mouse.up();
  for (const kept of [
    { dx: 5, milliseconds: 5 },
    { dx: -120, milliseconds: 50 },
    { dx: 100, milliseconds: 920 },
  ]) {
    await expect.poll(() => offset(page)).toBe(place);
    await swipe(page, byMouse, kept);
  }
  await expect.poll(() => offset(page)).toBe(place);

  for (const dismissing of [
    { dx: 100, milliseconds: 900 },
    { dx: 230, milliseconds: 3000 },
  ]) {
    await swipe(page, byMouse, dismissing);
    await error(page).waitFor({ state: 'detached' });
    await showError(page);
  }
});

test('a fast swipe by touch dismisses a notice; a slow or vertical one does not', async ({ open }) => {
  const page = await open('/contact', { width: 360, hasTouch: true, isMobile: true });
  const byFinger = finger(await page.context().newCDPSession(page));
  await submitButton(page).tap();
  await error(page).waitFor();
  await arrived(page);
  const place = await offset(page);

  await swipe(page, byFinger, { dx: 60, milliseconds: 1000 });
  await expect.poll(() => offset(page)).toBe(place);
  await swipe(page, byFinger, { dx: 0, dy: -80, milliseconds: 50 });
  await expect.poll(() => offset(page)).toBe(place);
  expect(await error(page).count()).toBe(1);
  await swipe(page, byFinger, { dx: 100, milliseconds: 50 });
  await error(page).waitFor({ state: 'detached' });
});
