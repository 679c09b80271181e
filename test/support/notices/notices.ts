import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Open } from '../browser/browser.ts';
import { letPass } from '../browser/clock.ts';
import { ContactForm, plan } from '../contact/contact-form.ts';

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
    this.region = page.locator('section[aria-label="Notifications"]');
    this.errors = this.region.locator('[data-notice="error"] > p');
    this.successes = this.region.locator('[data-notice="success"] > p');
    this.dismissButtons = this.region.locator('button[aria-label^="Dismiss"]');
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
    await expect.poll(() => this.staying(this.errors)).toBe(1);
    await this.arrived();
  }

  /** Attaches a file. */
  async showSuccess(): Promise<void> {
    await new ContactForm(this.page).picker.setInputFiles(plan);
    await expect.poll(() => this.staying(this.successes)).toBe(1);
    await this.arrived();
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

  /** Lets time pass on a stopped clock, and returns the texts of the notices that stay then. */
  async textsAfter(milliseconds: number): Promise<string[]> {
    await letPass(this.page, milliseconds);
    return this.texts();
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
