/**
 * Returns the computed style of each element of the main part. Runs in the page. The server sends the rules that Emotion
 * has flattened; after a navigation the browser resolves nested rules itself. Both must give the same result.
 */
export const looks = () => {
  const properties =
    'font-size font-stretch font-weight color background-color display grid-template-columns padding border-width';
  return Array.from(document.querySelectorAll('main, main *'), (element) => {
    const style = getComputedStyle(element);
    const before = getComputedStyle(element, '::before');
    const values = properties.split(' ').map((name) => style.getPropertyValue(name));
    return [element.tagName, element.className, ...values, before.content, before.display].join(' | ');
  });
};
