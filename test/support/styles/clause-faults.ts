/** Returns the numbers of clauses that run into their texts, and whether a page of clauses has lost them. Runs in the page. */
export const clauseFaults = (): string[] => {
  const numbers = Array.from(document.querySelectorAll('main :is(section p, section li, h2) > span')).filter(
    ({ textContent, nextSibling }) => /^[\d.]+$|^\([a-z]\)$/.test(textContent) && nextSibling,
  );
  const range = document.createRange();
  const close = numbers.flatMap((number) => {
    range.selectNodeContents(number);
    const { right, top, bottom } = range.getBoundingClientRect();
    range.selectNodeContents(number.nextSibling ?? number);
    const first = Array.from(range.getClientRects()).find(
      (box) => box.width > 0 && box.top < bottom && box.bottom > top,
    );
    const gap = Math.round((first?.left ?? Infinity) - right);
    return gap < 3 ? [`${number.textContent} is ${gap} px from its text`] : [];
  });
  const hasClauses = document.querySelector('[data-path="/privacy"], [data-path="/terms"]') !== null;
  return hasClauses && numbers.length <= 20 ? [...close, `the page has ${numbers.length} clauses`] : close;
};
