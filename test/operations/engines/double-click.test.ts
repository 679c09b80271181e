import { afterAll, expect, test } from 'vitest';
import { inOrder } from '../../support/contact/contact-request.ts';
import { openMailRelay } from '../../support/contact/mail-relay.ts';
import { inEachEngine } from './in-each-engine.ts';
import { addressOf, click, evaluate } from './page.ts';

const relay = await openMailRelay({ thinks: 1_500 });
afterAll(relay.close);

inEachEngine(
  (open) => {
    test('a double click without scripts sends one mail and shows the confirmation', async () => {
      const page = await open('/contact');
      await evaluate(page, fill, { ...inOrder, company: page.downloads });
      const before = relay.offered();
      await click(page, 'form [type="submit"]');
      await expect.poll(relay.offered).toBe(before + 1);
      const press = [
        { type: 'pointerDown' as const, button: 0 as const },
        { type: 'pointerUp' as const, button: 0 as const },
      ];
      await page.act({ type: 'pointer', id: 'mouse', actions: press });
      await expect.poll(() => addressOf(page)).toBe('/contact/sent');
      expect(relay.mails).toHaveLength(before + 1);
    });
  },
  { scripts: false, env: { SMTP_URL: relay.url, REQUESTS_TO: 'desk@example.com' } },
);

/** Runs in the page. Fills in its form. */
function fill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const control = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
    if (control?.type === 'checkbox') control.checked = true;
    else if (control) control.value = value;
  }
}
