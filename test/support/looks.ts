/**
 * Runs in the page: how each element of its main part looks. The browser nests the styles of pages reached by links
 * itself, where the server writes out what Emotion has compiled. Both must mean the same.
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
