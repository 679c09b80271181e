import type { Locator, Page } from 'playwright-core';

/** The main links in the header, which are a menu on narrow screens. */
export class Menu {
  readonly page: Page;
  readonly root: Locator;
  readonly links: Locator;
  /** Opens and closes the menu. Wide screens do not show it. */
  readonly toggle: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator('nav[aria-label="Main"]');
    this.links = this.root.locator('a');
    this.toggle = page.locator('header button[aria-label="Menu"]');
  }

  link(name: string): Locator {
    return this.root.getByRole('link', { name, exact: true });
  }

  /** Opens the menu on a narrow screen. */
  async open(): Promise<void> {
    await this.toggle.click();
    await this.becomes('open');
  }

  /** Waits until the menu is open or closed. */
  async becomes(state: 'open' | 'closed'): Promise<void> {
    const expanded = state === 'open';
    await this.page.locator(`button[aria-expanded="${expanded}"]`).waitFor({ state: 'attached' });
  }
}
