/**
 * Returns the texts and controls that the scroll-to-top button covers at the end of the page, or beside the form at any position.
 * Runs in the page.
 */
export const coveredTexts = () => {
  const button = document.querySelector('footer [aria-label="Scroll to top"]');
  if (!button) throw new Error('The page has no scroll-to-top button');
  // The page is back at its place before it is painted.
  const place = window.scrollY;
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const over = button.getBoundingClientRect();
  const isBeside = ({ top, bottom }: DOMRect) => top < over.bottom && bottom > over.top;
  const found = new Map<Element, string[]>();
  const range = document.createRange();
  for (const section of document.querySelectorAll('main > *, footer > *')) {
    const isScrolled = section.matches('[data-path="/contact"] main > *');
    if (!isScrolled && !isBeside(section.getBoundingClientRect())) continue;
    const isUnder = (box: DOMRect) => box.left < over.right && box.right > over.left && (isScrolled || isBeside(box));
    for (const element of [section, ...section.querySelectorAll('*')]) {
      if (button.contains(element)) continue;
      const isControl = element.matches('a, button, input, select, textarea, summary');
      const texts = Array.from(element.childNodes).filter((text) => {
        if (text.nodeType !== Node.TEXT_NODE || !text.textContent?.trim()) return false;
        range.selectNodeContents(text);
        return Array.from(range.getClientRects()).some(isUnder);
      });
      const names = texts.map((text) => text.textContent ?? '');
      if (isControl && isUnder(element.getBoundingClientRect())) names.push(element.outerHTML.slice(0, 80));
      if (names.length > 0) found.set(element, names);
    }
  }
  window.scrollTo({ top: place, behavior: 'instant' });
  // Only screen readers read what is clipped.
  const shown = [...found].filter(([element]) => getComputedStyle(element).clipPath !== 'inset(50%)');
  return shown.flatMap(([, names]) => names.map((name) => `scroll-to-top is over ${name}`));
};
