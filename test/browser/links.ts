import type { Disposable, Locator, Page } from 'playwright-core';

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

/** Notes how the page scrolls to its elements, and `scrolls` tells it. */
export const noteScrolls = (page: Page): Promise<Disposable> =>
  page.addInitScript(() => {
    const noted: unknown[] = [];
    Reflect.set(window, 'scrolls', noted);
    Element.prototype.scrollIntoView = new Proxy(Element.prototype.scrollIntoView, {
      apply(target, element, [options]) {
        noted.push(options);
        Reflect.apply(target, element, [options]);
      },
    });
  });

export const scrolls = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'scrolls'));
