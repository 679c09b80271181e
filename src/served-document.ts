/**
 * Notes what the server wrote and React has no part in: the head's tags, and the content of a page that does nothing in
 * the browser. Where an extension has changed the document before our script came, React draws it anew and drops all
 * that; the function returned here brings it back, and does nothing where React kept the document.
 */
export function noteServedDocument(): () => void {
  const tags = [...document.head.children];
  const settings = document.querySelector('meta[name="site"]');
  const content = document.querySelector('main');
  return () => {
    if (settings?.isConnected) return;
    const present = [...document.head.children];
    document.head.append(...tags.filter((tag) => !present.some((other) => other.isEqualNode(tag))));
    const main = document.querySelector('main');
    if (content && main && !main.hasChildNodes()) main.append(...content.childNodes);
  };
}
