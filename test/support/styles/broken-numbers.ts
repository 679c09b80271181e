/** Returns the places where the phone number is not in one line. Runs in the page. */
export const brokenNumbers = (): string[] => {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const number = /\+\d[\d ]{8,}/.exec(text.textContent ?? '');
    if (!number) continue;
    range.setStart(text, number.index);
    range.setEnd(text, number.index + number[0].length);
    const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom)));
    const { parentElement: element } = text;
    if (lines.size > 1) broken.push(`${number[0]} is broken in ${element?.parentElement?.outerHTML.slice(0, 60)}`);
  }
  return broken;
};
