/**
 * Returns the texts that take more lines when the page has none of the numbers and marks of its style, and whether a page of
 * numbered services has lost them. Runs in the page.
 */
export const numberFaults = (): string[] => {
  /** Returns each text of the main part with its number of lines. */
  const lines = () => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const counted: [text: string, lines: number][] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      // Folded answers have no lines until they are laid out.
      if (!text.textContent?.trim() || text.parentElement?.closest('details:not([open])')) continue;
      range.selectNodeContents(text);
      const bottoms = Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom));
      counted.push([text.textContent, new Set(bottoms).size]);
    }
    return counted;
  };

  const isCounted = (element: Element) => getComputedStyle(element, '::before').content.startsWith('counter(');
  const hasLost =
    document.querySelector('[data-path="/"], [data-path="/services"]') &&
    !Array.from(document.querySelectorAll('main h3, main li, main a')).some(isCounted);
  if (hasLost) return ['the services have no numbers'];

  const before = lines();
  const none = new CSSStyleSheet();
  none.replaceSync('*::before, *::after { content: none !important }');
  document.adoptedStyleSheets.push(none);
  const after = lines();
  document.adoptedStyleSheets.pop();
  return after.flatMap(([text, count], index) =>
    count > (before[index]?.[1] ?? 0) ? [`"${text}" has ${count} lines without numbers`] : [],
  );
};
