/** Returns the controls that are too small for fingers in gloves. Links in running text may be. Runs in the page. */
export const targetFaults = (): string[] =>
  Array.from(
    document.querySelectorAll('button, input:not([type="checkbox"]), select, textarea, summary, header a, footer a'),
    (element) => ({ element, box: element.getBoundingClientRect() }),
  )
    .filter(({ element, box }) => element.checkVisibility() && (box.height < 44 || box.width < 44))
    .map(({ element, box }) => `"${element.textContent}" has ${box.width} × ${box.height} px`);

/** Returns the links to the form that a tablet shows wider than half the window. Runs in the page. */
export const stretchedButtons = (): string[] => {
  const isTablet = innerWidth > 600 && innerWidth < 1181;
  const widths = [...document.querySelectorAll('main a[href*="/contact"]')].map(
    (link) => link.getBoundingClientRect().width,
  );
  return isTablet ? widths.filter((width) => width > innerWidth / 2).map((width) => `a button of ${width} px`) : [];
};
