import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/browser.ts';
import { submitButton } from '../support/contact-form-page.ts';
import { arrived, error, region, showError } from '../support/notices-page.ts';

/** How far the notice is off its place, to the right. */
async function offset(page: Page): Promise<number> {
  const box = await error(page).boundingBox();
  const frame = await region(page).boundingBox();
  return (box?.x ?? NaN) - (frame?.x ?? NaN);
}

interface Drag {
  dx: number;
  dy?: number;
  /** Between the timestamps of the events, so that a slow machine drags as fast as any other. */
  milliseconds: number;
}

type Move = (phase: 'down' | 'move' | 'up', x: number, y: number, timestamp: number) => Promise<unknown>;

/** Moves a pointer over the notice, and lets go unless told otherwise. */
async function drag(page: Page, send: Move, { dx, dy = 0, milliseconds }: Drag, letGo = true) {
  const box = await error(page).boundingBox();
  const x = (box?.x ?? 0) + 20;
  const y = (box?.y ?? 0) + 10;
  const start = Date.now() / 1000;
  await send('down', x, y, start);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    await send('move', x + dx * share, y + dy * share, start + (share * milliseconds) / 1000);
  }
  if (letGo) await send('up', x + dx, y + dy, start + milliseconds / 1000);
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

test('a fast swipe to the right by mouse dismisses, a slow or short one or one to the left returns', async ({
  visit,
}) => {
  const page = await visit('/contact');
  await showError(page);
  const byMouse = mouse(await page.context().newCDPSession(page));
  const place = await offset(page);

  await drag(page, byMouse, { dx: 60, milliseconds: 1000 }, false);
  await expect.poll(() => offset(page)).toBe(place + 60);
  await page.mouse.up();
  for (const short of [
    { dx: 60, milliseconds: 1000 },
    { dx: 5, milliseconds: 5 },
    { dx: -120, milliseconds: 50 },
  ]) {
    await expect.poll(() => offset(page)).toBe(place);
    await drag(page, byMouse, short);
  }
  await expect.poll(() => offset(page)).toBe(place);

  await drag(page, byMouse, { dx: 100, milliseconds: 50 });
  await error(page).waitFor({ state: 'detached' });
});

test('the limit is 0.11 pixels per millisecond, or half the width of the notice', async ({ visit }) => {
  const page = await visit('/contact');
  await showError(page);
  const byMouse = mouse(await page.context().newCDPSession(page));
  const place = await offset(page);
  await drag(page, byMouse, { dx: 100, milliseconds: 920 });
  await expect.poll(() => offset(page)).toBe(place);
  await drag(page, byMouse, { dx: 100, milliseconds: 900 });
  await error(page).waitFor({ state: 'detached' });
  await showError(page);
  await drag(page, byMouse, { dx: 230, milliseconds: 3000 });
  await error(page).waitFor({ state: 'detached' });
});

test('a fast swipe by touch dismisses, a slow one returns, one up or down is left to the page', async ({ open }) => {
  const page = await open('/contact', { width: 360, hasTouch: true, isMobile: true });
  const byFinger = finger(await page.context().newCDPSession(page));
  await submitButton(page).tap();
  await error(page).waitFor();
  await arrived(page);
  const place = await offset(page);

  await drag(page, byFinger, { dx: 60, milliseconds: 1000 });
  await expect.poll(() => offset(page)).toBe(place);
  await drag(page, byFinger, { dx: 0, dy: -80, milliseconds: 50 });
  await expect.poll(() => offset(page)).toBe(place);
  expect(await error(page).count()).toBe(1);
  await drag(page, byFinger, { dx: 100, milliseconds: 50 });
  await error(page).waitFor({ state: 'detached' });
});
