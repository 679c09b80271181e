import type { Locator, Page } from 'playwright-core';

/** The titles of the guides, with the file names that are made from them. */
export const guides = [
  ['Emergency Procedures Guide', 'emergency-procedures-guide.pdf'],
  ['Preventive Maintenance Guide', 'preventive-maintenance-guide.pdf'],
  ['Safety Standards Guide', 'safety-standards-guide.pdf'],
] as const;

/** Returns the button of a guide in any of its states. */
export const button = (page: Page, title: string): Locator =>
  page.locator('#service-guides').getByRole('button', { name: title });

export const labels = (page: Page): Promise<string[]> =>
  page.locator('#service-guides').getByRole('button').allTextContents();

export const idle = ['Download', 'Download', 'Download'];

/** Collects the names of the files that the page saves from now on. */
export function savedFiles(page: Page): string[] {
  const names: string[] = [];
  page.on('download', (download) => names.push(download.suggestedFilename()));
  return names;
}
