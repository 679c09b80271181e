import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { ContactForm } from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';
import { boxOf, isFocused } from '../../support/pages/page-state.ts';

/** Returns how far the notice is moved to the right. */
const offset = async ({ errors, region }: Notices) => (await boxOf(errors)).x - (await boxOf(region)).x;

const mouseEvents = { down: 'mousePressed', move: 'mouseMoved', up: 'mouseReleased' } as const;
const touchEvents = { down: 'touchStart', move: 'touchMove', up: 'touchEnd' } as const;

/** Drags a notice. The duration is that of the events' timestamps, which does not depend on the speed of the machine. */
async function swipe(
  { errors, page }: Notices,
  by: 'mouse' | 'finger',
  { dx, dy = 0, milliseconds, release = true }: { dx: number; dy?: number; milliseconds: number; release?: boolean },
) {
  const client = await page.context().newCDPSession(page);
  const { x, y } = await boxOf(errors);
  const start = Date.now() / 1000;
  const send = (phase: keyof typeof mouseEvents, share: number) => {
    const point = { x: x + 20 + dx * share, y: y + 10 + dy * share };
    const timestamp = start + (share * milliseconds) / 1000;
    const isUp = phase === 'up';
    if (by === 'finger') {
      const touchPoints = isUp ? [] : [point];
      return client.send('Input.dispatchTouchEvent', { type: touchEvents[phase], touchPoints, timestamp });
    }
    const pressed = { button: 'left', buttons: isUp ? 0 : 1, clickCount: 1 } as const;
    return client.send('Input.dispatchMouseEvent', { type: mouseEvents[phase], ...point, ...pressed, timestamp });
  };
  await send('down', 0);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await send('move', share);
  if (release) await send('up', 1);
}

test('a swipe to the right faster than 0.11 px per ms or over half the width dismisses a notice', async ({ visit }) => {
  const page = await visit('/contact');
  const notices = new Notices(page);
  await notices.showError();
  const place = await offset(notices);

  await swipe(notices, 'mouse', { dx: 60, milliseconds: 1000, release: false });
  await expect.poll(() => offset(notices)).toBe(place + 60);
  await page.mouse.up();
  for (const kept of [
    { dx: 5, milliseconds: 5 },
    { dx: -120, milliseconds: 50 },
    { dx: 100, milliseconds: 920 },
  ]) {
    await expect.poll(() => offset(notices)).toBe(place);
    await swipe(notices, 'mouse', kept);
  }
  await expect.poll(() => offset(notices)).toBe(place);

  await swipe(notices, 'mouse', { dx: 100, milliseconds: 900 });
  await notices.errors.waitFor({ state: 'detached' });
  await notices.showError();
  await swipe(notices, 'mouse', { dx: 230, milliseconds: 3000 });
  await expect.poll(() => notices.region.innerHTML()).toBe('');
  expect(await isFocused(notices.region)).toBe(false);
});

test('a fast swipe by touch dismisses a notice; a slow or vertical one does not', async ({ open }) => {
  const page = await open('/contact', { width: 360, hasTouch: true, isMobile: true });
  const notices = new Notices(page);
  await new ContactForm(page).submitButton.tap();
  await notices.errors.waitFor();
  await notices.arrived();
  const place = await offset(notices);

  await swipe(notices, 'finger', { dx: 60, milliseconds: 1000 });
  await expect.poll(() => offset(notices)).toBe(place);
  await swipe(notices, 'finger', { dx: 0, dy: -80, milliseconds: 50 });
  await expect.poll(() => offset(notices)).toBe(place);
  expect(await notices.errors.count()).toBe(1);
  await swipe(notices, 'finger', { dx: 100, milliseconds: 50 });
  await notices.errors.waitFor({ state: 'detached' });
});
