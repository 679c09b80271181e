import type { Page } from './page.ts';

/** Locators of the contact page's form. */
export const contactForm = (page: Page) => ({
  field: (name: string) => page.locator(`form [name="${name}"]`),
  picker: page.locator('form [type="file"]'),
  attachedFiles: page.locator('[aria-label="Attached files"] li > span:first-child'),
  submitButton: page.locator('form [type="submit"]'),
  notices: page.locator('[aria-label="Notifications"] :is([role="alert"], [role="status"])'),
  /** Types values into fields, by their names. */
  async type(values: Readonly<Record<string, string>>) {
    for (const [name, text] of Object.entries(values)) {
      await page.locator(`form [name="${name}"]`).pressSequentially(text);
    }
  },
  /** Returns the entered values by their names, without files. */
  entered: () =>
    page.evaluate(() => {
      const entries = [...new FormData(document.querySelector('form') ?? undefined)];
      return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && value !== ''));
    }),
});
