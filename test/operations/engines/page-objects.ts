import { formParts } from '../../support/contact/form-parts.ts';
import { readValues } from '../../support/contact/read-values.ts';
import { menuParts } from '../../support/layout/menu.ts';
import { noticeParts } from '../../support/notices/notices.ts';
import type { Locator, Page } from './page.ts';

/** The contact form of a page. */
export class ContactForm {
  readonly root: Locator;
  readonly picker: Locator;
  /** The names of the attached files. */
  readonly files: Locator;
  readonly filesProblem: Locator;
  readonly submitButton: Locator;

  constructor(page: Page) {
    this.root = page.locator(formParts.form);
    this.picker = this.root.locator(formParts.picker);
    this.files = this.root.locator(formParts.files);
    this.filesProblem = this.root.locator(formParts.filesProblem);
    this.submitButton = this.root.locator(formParts.submitButton);
  }

  field(name: string): Locator {
    return this.root.locator(`[name="${name}"]`);
  }

  /** Types values into fields, by their names. */
  async type(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(values)) await this.field(name).pressSequentially(text);
  }

  /** Returns the entered values by their names, without files. */
  async values(): Promise<Record<string, string>> {
    const values = await this.root.evaluate(readValues);
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  }
}

/** The region of notices, which every page has. */
export class Notices {
  readonly region: Locator;
  readonly successes: Locator;
  readonly dismissButtons: Locator;
  private readonly all: Locator;

  constructor(page: Page) {
    this.region = page.locator(noticeParts.region);
    this.successes = this.region.locator(noticeParts.successes);
    this.dismissButtons = this.region.locator(noticeParts.dismissButtons);
    this.all = this.region.locator(`${noticeParts.errors}, ${noticeParts.successes}`);
  }

  texts(): Promise<string[]> {
    return this.all.allInnerTexts();
  }
}

/** The main links in the header, which are a menu on narrow screens. */
export class Menu {
  readonly toggle: Locator;
  private readonly root: Locator;

  constructor(page: Page) {
    this.root = page.locator(menuParts.menu);
    this.toggle = page.locator(menuParts.toggle);
  }

  link(path: string): Locator {
    return this.root.locator(`a[href="${path}"]`);
  }

  /** Returns whether it is open, and its place. */
  state() {
    return this.root.evaluate((menu) => {
      const { left, width } = menu.getBoundingClientRect();
      return { open: menu.matches(':popover-open'), left, width };
    });
  }

  /** Returns what the toggle says about it. Before hydration it says nothing. */
  isExpanded() {
    return this.toggle.evaluate((button) => button.ariaExpanded);
  }
}
