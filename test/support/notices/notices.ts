import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Open } from '../browser/browser.ts';
import { letPass } from '../browser/clock.ts';
import { ContactForm, plan } from '../contact/contact-form.ts';

/** Selectors of the region of notices and its parts, for the page objects of all browsers. */
export const noticeParts = {
  region: 'section[aria-label="Notifications"]',
  errors: '[data-notice="error"] > p',
  successes: '[data-notice="success"] > p',
  dismissButtons: 'button[aria-label^="Dismiss"]',
} as const;

/** The region of notices, which every page has. The actions need the page of the contact form. */
export class Notices {
  readonly page: Page;
  readonly region: Locator;
  /** The texts of notices. */
  readonly errors: Locator;
  readonly successes: Locator;
  readonly dismissButtons: Locator;

  constructor(page: Page) {
    this.page = page;
    this.region = page.locator(noticeParts.region);
    this.errors = this.region.locator(noticeParts.errors);
    this.successes = this.region.locator(noticeParts.successes);
    this.dismissButtons = this.region.locator(noticeParts.dismissButtons);
  }

  /** Opens the contact form with a stopped clock and less motion, an error and a success. */
  static async openTwo(visit: Open): Promise<Notices> {
    const notices = new Notices(await visit('/contact', { reducedMotion: 'reduce', stopClock: true }));
    await notices.showError();
    await notices.showSuccess();
    return notices;
  }

  /** Submits the empty form. The focus moves to its first field. */
  async showError(): Promise<void> {
    await new ContactForm(this.page).submit();
    await this.errors.first().waitFor();
    await this.arrived();
  }

  /** Attaches this many files. Their number is in the notice, so a different number is another notice. */
  async showSuccess(count = 1): Promise<void> {
    const before = await this.dismissButtons.count();
    await this.addFiles(count);
    await expect.poll(() => this.dismissButtons.count()).toBe(before + 1);
    await this.arrived();
  }

  addFiles(count: number): Promise<void> {
    return new ContactForm(this.page).picker.setInputFiles(Array<typeof plan>(count).fill(plan));
  }

  /** Chooses a file that is refused because of its type. */
  addWrongFile(): Promise<void> {
    return new ContactForm(this.page).picker.setInputFiles({ ...plan, name: 'setup.exe' });
  }

  /** Waits until the animations of the notices have ended. */
  async arrived(): Promise<void> {
    await this.region.evaluate((region) =>
      Promise.allSettled(region.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
  }

  /** Returns the texts of the notices that stay, the newest last. */
  texts(): Promise<string[]> {
    return this.region.locator('[data-notice]:not([inert] *) > p').allInnerTexts();
  }

  /** Counts the notices that stay, or those of a kind. A notice is inert as soon as it starts to leave. */
  staying(kind: Locator = this.dismissButtons): Promise<number> {
    return kind.evaluateAll((all) => all.filter((element) => !element.closest('[inert]')).length);
  }

  /** Lets time pass on a stopped clock, and counts the notices that stay then. */
  async stayingAfter(milliseconds: number, kind?: Locator): Promise<number> {
    await letPass(this.page, milliseconds);
    return this.staying(kind);
  }

  /** Returns the box around a notice and its button. */
  card(text: Locator): Locator {
    return text.locator('..');
  }
}
