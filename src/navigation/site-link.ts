// Owns which links and clicks the site follows itself.

/** Returns the link around an event's target if it leads to the site and opens in this window. */
export function siteLink(target: EventTarget | null): { element: HTMLAnchorElement; url: URL } | undefined {
  const element = target instanceof Element ? target.closest('a') : null;
  if (!element?.href || (element.target && element.target !== '_self') || element.hasAttribute('download'))
    return undefined;
  const url = new URL(element.href);
  return url.origin === window.location.origin ? { element, url } : undefined;
}

/** Tells whether a click opens its link in this window. The browser handles new tabs, new windows and downloads. */
export function isPlainClick(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  return !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
