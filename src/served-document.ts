/**
 * Notes what the server wrote and React has no part in: the head's tags, the footer's words, and the content of a page that
 * does nothing in the browser. Where an extension has changed the document before our script came, React draws it anew and drops all
 * that; the function returned here brings it back, and does nothing where React kept the document.
 */
export function noteServedDocument(): () => void {
  const tags = [...document.head.children];
  const settings = document.querySelector('meta[name="site"]');
  const contents = servedElements().map(({ childNodes }) => Array.from(childNodes));
  return () => {
    if (settings?.isConnected) return;
    const present = [...document.head.children];
    document.head.append(...tags.filter((tag) => !present.some((other) => other.isEqualNode(tag))));
    servedElements().forEach((element, index) => {
      if (!element.hasChildNodes()) element.append(...(contents[index] ?? []));
    });
  };
}

const servedElements = () => [...document.querySelectorAll('main, footer > div')];
