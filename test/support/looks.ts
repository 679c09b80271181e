/**
 * Returns the computed style of each element of the main part. Runs in the page. The server sends the rules that Emotion
 * has flattened; after a navigation the browser resolves nested rules itself. Both must give the same result.
 */
export const looks = () =>
  Array.from(document.querySelectorAll('main, main :not(noscript)'), (element) => {
    const style = getComputedStyle(element);
    const before = getComputedStyle(element, '::before');
    return [
      element.tagName,
      element.className,
      style.fontSize,
      style.fontStretch,
      style.fontWeight,
      style.color,
      style.backgroundColor,
      style.display,
      style.gridTemplateColumns,
      style.padding,
      style.borderWidth,
      before.content,
      before.display,
    ].join(' | ');
  });
