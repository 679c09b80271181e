import type { Locator, Page } from 'playwright-core';

/** A link of the header. */
export const mainLink = (page: Page, name: string): Locator =>
  page.locator('nav[aria-label="Main"]').getByRole('link', { name, exact: true });

/** Waits for the page that the header's link to this path shows: that link is then the current one. */
export const pageShown = (page: Page, path: string): Promise<unknown> =>
  page.waitForSelector(`nav a[aria-current="page"][href="${path}"]`);

/** Follows a link to any address of the site, in the way in which those of a page are followed. */
export const followLink = (page: Page, href: string): Promise<void> =>
  page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);

/** How the page scrolls where nothing else is said. */
export const scrollBehavior = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
