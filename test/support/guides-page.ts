import type { Locator, Page } from 'playwright-core';

/** The guides as the site names them, with the file names that follow from their titles. */
export const guides = [
  ['Emergency Procedures Guide', 'emergency-procedures-guide.pdf'],
  ['Preventive Maintenance Guide', 'preventive-maintenance-guide.pdf'],
  ['Safety Standards Guide', 'safety-standards-guide.pdf'],
] as const;

/** The button of a guide in each of its states. */
export const button = (page: Page, title: string): Locator =>
  page.locator('#service-guides').getByRole('button', { name: title });

/** The labels of all three. */
export const labels = (page: Page): Promise<string[]> =>
  page.locator('#service-guides').getByRole('button').allTextContents();

export const idle = ['Download', 'Download', 'Download'];

/** Collects the names of the files that the page has the browser save, as they come. */
export function savedFiles(page: Page): string[] {
  const names: string[] = [];
  page.on('download', (download) => names.push(download.suggestedFilename()));
  return names;
}
