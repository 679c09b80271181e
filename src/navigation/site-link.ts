/** A link to an address of the site. */
export interface SiteLink {
  element: HTMLAnchorElement;
  url: URL;
}

/** Returns the link around an event's target if it leads to the site and opens in this window. */
export function siteLink(target: EventTarget | null): SiteLink | undefined {
  const element = target instanceof Element ? target.closest('a') : null;
  if (!element?.href || (element.target && element.target !== '_self') || element.hasAttribute('download'))
    return undefined;
  const url = new URL(element.href);
  return url.origin === window.location.origin ? { element, url } : undefined;
}
