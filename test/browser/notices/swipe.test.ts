import type { CDPSession } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { ContactForm } from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';
import { boxOf, isFocused } from '../../support/pages/page-state.ts';

/** Returns how far the notice is moved to the right. */
const offset = async ({ errors, region }: Notices) => (await boxOf(errors)).x - (await boxOf(region)).x;

interface Swipe {
  dx: number;
  dy?: number;
  /** Duration by the timestamps of the events, which does not depend on the speed of the machine. */
  milliseconds: number;
}

type Move = (phase: 'down' | 'move' | 'up', x: number, y: number, timestamp: number) => Promise<unknown>;

/** Drags the notice and releases it unless `release` is false. */
async function swipe({ errors }: Notices, send: Move, { dx, dy = 0, milliseconds }: Swipe, release = true) {
  const { x, y } = await boxOf(errors);
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
  const notices = new Notices(page);
  await notices.showError();
  const byMouse = mouse(await page.context().newCDPSession(page));
  const place = await offset(notices);

  await swipe(notices, byMouse, { dx: 60, milliseconds: 1000 }, false);
  await expect.poll(() => offset(notices)).toBe(place + 60);
  await page.mouse.up();
  for (const kept of [
    { dx: 5, milliseconds: 5 },
    { dx: -120, milliseconds: 50 },
    { dx: 100, milliseconds: 920 },
  ]) {
    await expect.poll(() => offset(notices)).toBe(place);
    await swipe(notices, byMouse, kept);
  }
  await expect.poll(() => offset(notices)).toBe(place);

  await swipe(notices, byMouse, { dx: 100, milliseconds: 900 });
  await notices.errors.waitFor({ state: 'detached' });
  await notices.showError();
  await swipe(notices, byMouse, { dx: 230, milliseconds: 3000 });
  await expect.poll(() => notices.region.innerHTML()).toBe('');
  expect(await isFocused(notices.region)).toBe(false);
});

test('a fast swipe by touch dismisses a notice; a slow or vertical one does not', async ({ open }) => {
  const page = await open('/contact', { width: 360, hasTouch: true, isMobile: true });
  const notices = new Notices(page);
  const byFinger = finger(await page.context().newCDPSession(page));
  await new ContactForm(page).submitButton.tap();
  await notices.errors.waitFor();
  await notices.arrived();
  const place = await offset(notices);

  await swipe(notices, byFinger, { dx: 60, milliseconds: 1000 });
  await expect.poll(() => offset(notices)).toBe(place);
  await swipe(notices, byFinger, { dx: 0, dy: -80, milliseconds: 50 });
  await expect.poll(() => offset(notices)).toBe(place);
  expect(await notices.errors.count()).toBe(1);
  await swipe(notices, byFinger, { dx: 100, milliseconds: 50 });
  await notices.errors.waitFor({ state: 'detached' });
});
