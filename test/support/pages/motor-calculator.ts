import type { Locator, Page } from 'playwright-core';
import type { Open, OpenOptions } from '../browser/browser.ts';

export const motorPath = '/services/laser-alignment';

/** The calculator on the page of laser alignment. */
export class MotorCalculator {
  readonly page: Page;
  readonly section: Locator;

  constructor(page: Page) {
    this.page = page;
    this.section = page.locator('[aria-labelledby="move-the-motor"]');
  }

  /** Opens the page. `fragment` has entries, as the address keeps them. */
  static open = async (open: Open, options: OpenOptions = {}, fragment = ''): Promise<MotorCalculator> =>
    // With `prepare` a shared tab leaves its page first. On this page it would only change its fragment.
    new MotorCalculator(await open(motorPath + fragment, { prepare: async () => undefined, ...options }));

  field = (name: string) => this.section.getByRole('textbox', { name: `${name}, ` }).first();

  slider = (name: string) => this.section.getByRole('slider', { name });

  list = (name: string) => this.section.getByRole('combobox', { name });

  /** Opens a part of the fields. */
  unfold = (title: string) => this.section.locator('summary', { hasText: title }).click();

  unfoldAll = () =>
    this.section.locator('details').evaluateAll((all) => {
      for (const part of all) part.toggleAttribute('open', true);
    });

  /** The values of the title block: two readings, the alignment as found, the verdict. */
  titleBlock = () => this.section.locator('figure + dl dd').allTextContents();

  /** A cell of the tables, by the beginnings of its row and its column. */
  cell = (row: string, column: string, table = 0) =>
    this.section
      .getByRole('table')
      .nth(table)
      .getByRole('row', { name: row })
      .locator('td', { has: this.section.page().locator('small', { hasText: new RegExp(`^${column}$`) }) })
      .locator('span');

  /** One thing that the result counts on. */
  check = (name: string) =>
    this.section
      .locator('dl > div', { has: this.page.locator('dt', { hasText: name }) })
      .last()
      .locator('dd');

  centerline = () => this.section.locator('figure path').last();

  controls = () => this.section.locator('input, select, button').filter({ visible: true });
}
