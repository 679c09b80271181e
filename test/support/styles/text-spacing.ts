/** Runs a measure with the least text spacing that a visitor may set (WCAG 1.4.12). Runs in the page. */
const measureSpaced = (measure: () => string[]): string[] => {
  // A constructed sheet, because the security policy allows no other.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets.push(sheet);
  const faults = measure();
  document.adoptedStyleSheets.pop();
  return faults.map((fault) => `with text spacing: ${fault}`);
};

/** Returns the source of a measure for `faultsAt`, of the page with the least text spacing that a visitor may set. */
export const withTextSpacing = (measure: () => string[]) => `() => (${String(measureSpaced)})(${String(measure)})`;
