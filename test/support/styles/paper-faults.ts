/** A4 upright and on its side, in px. An upright Letter is wider than an upright A4. */
export const papers = [718, 1047];

/** Returns whether the page is wider than its paper, has something to click on it, or a header that covers text. Runs in the page. */
export const paperFaults = () => {
  const clickable = 'button, nav#menu, header a[href^="/contact"], a[href="#top"]';
  const header = document.querySelector('header') ?? document.body;
  return [
    ...Array.from(document.querySelectorAll(clickable)).flatMap((element) =>
      element.checkVisibility() ? `${element.outerHTML.slice(0, 80)} is printed` : [],
    ),
    ...(document.documentElement.scrollWidth > innerWidth ? ['the page is wider than its paper'] : []),
    ...(getComputedStyle(header).position === 'static' ? [] : ['the header is over the text']),
  ];
};
