import type { Locator, Page } from 'playwright-core';
import { changed, hashOf } from '../../../src/pages/laser-alignment/entries.ts';
import type { Open, OpenOptions } from '../browser/browser.ts';

export const motorPath = '/services/laser-alignment';

/** The worked example with these changes, which are written as in an address. */
export const entriesOf = (changes: string) => changed({}, Object.fromEntries(new URLSearchParams(changes)));

/** The hash that keeps the worked example with these changes. */
export const linkOf = (changes: string) => hashOf(entriesOf(changes));

/** The calculator on the page of laser alignment. */
export class MotorCalculator {
  readonly page: Page;
  readonly section: Locator;

  constructor(page: Page) {
    this.page = page;
    this.section = page.locator('[aria-labelledby="move-the-motor"]');
  }

  /** Opens the page. `hash` has entries, as the address keeps them. */
  static open = async (open: Open, options: OpenOptions = {}, hash = ''): Promise<MotorCalculator> =>
    // With `prepare` a shared tab leaves its page first. On this page it would only change its hash.
    new MotorCalculator(await open(motorPath + hash, { prepare: async () => undefined, ...options }));

  field = (name: string) => this.section.getByRole('textbox', { name: `${name}, ` }).first();

  list = (name: string) => this.section.getByRole('combobox', { name });

  /** The values of the title block: offset, angularity, verdict. */
  titleBlock = () => this.section.locator('figure + dl dd').allTextContents();

  /** The words of a row of the table. */
  row = (name: string) => this.section.getByRole('row', { name }).first().locator('td span').allTextContents();

  centerline = () => this.section.locator('figure path').last();
}
