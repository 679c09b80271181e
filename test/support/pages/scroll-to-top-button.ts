import type { Page } from 'playwright-core';

/** Returns the texts and controls that the button covers at the end of the page, or at any scroll position. */
export const covered = (page: Page, selector: string, when: 'at the end' | 'ever') =>
  page.evaluate(
    ([parts, ever]) => {
      const button = document.querySelector('footer [aria-label="Scroll to top"]');
      if (!button) throw new Error('The page has no scroll-to-top button');
      // The page is back at its place before it is painted.
      const place = window.scrollY;
      if (!ever) window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      const over = button.getBoundingClientRect();
      const isUnder = ({ left, right, top, bottom }: DOMRect) =>
        left < over.right && right > over.left && (ever || (top < over.bottom && bottom > over.top));
      /** Whether only screen readers read it. */
      const isUnseen = (element: Element | null): boolean =>
        element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isUnseen(element.parentElement));
      const found: string[] = [];
      for (const element of document.querySelectorAll(parts)) {
        if (button.contains(element) || isUnseen(element)) continue;
        const isControl = element.matches('a, button, input, select, textarea, summary');
        if (isControl && isUnder(element.getBoundingClientRect())) found.push(element.outerHTML.slice(0, 80));
        for (const text of element.childNodes) {
          if (text.nodeType !== Node.TEXT_NODE || !text.textContent?.trim()) continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          if ([...range.getClientRects()].some(isUnder)) found.push(text.textContent);
        }
      }
      window.scrollTo({ top: place, behavior: 'instant' });
      return found;
    },
    [selector, when === 'ever'] as const,
  );
