/** Returns the controls that are too small for fingers in gloves. Links in running text may be. Runs in the page. */
export const targetFaults = (): string[] =>
  Array.from(
    document.querySelectorAll('button, input:not([type="checkbox"]), select, textarea, summary, header a, footer a'),
    (element) => ({ element, box: element.getBoundingClientRect() }),
  )
    .filter(({ element, box }) => element.checkVisibility() && (box.height < 44 || box.width < 44))
    .map(({ element, box }) => `"${element.textContent}" has ${box.width} × ${box.height} px`);

/** Returns the first button to the form if a tablet shows it wider than half the window. Runs in the page. */
export const stretchedButtons = (): string[] => {
  const button = document.querySelector('main a[href*="/contact"]')?.getBoundingClientRect();
  const isTablet = innerWidth > 600 && innerWidth < 1181;
  return isTablet && button && button.width > innerWidth / 2 ? [`a button of ${button.width} px`] : [];
};
