import type { Page } from 'playwright-core';

/** Waits until the header marks the link to this path as the current page. */
export const pageShown = (page: Page, path: string): Promise<unknown> =>
  page.waitForSelector(`nav a[aria-current="page"][href="${path}"]`);

/** Clicks a link to any address of the site, in the same way as a visitor clicks a link of the page. */
export const followLink = (page: Page, href: string): Promise<void> =>
  page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);

/** Follows a link to a page of the header and waits until it is shown. */
export async function goTo(page: Page, path: string): Promise<void> {
  await followLink(page, path);
  await pageShown(page, path);
}
