/** A link that leads to an address of the site. */
export interface SiteLink {
  element: HTMLAnchorElement;
  url: URL;
}

/** The link that something is part of, when it leads inside the site and the browser has no other business with it. */
export function siteLink(target: EventTarget | null): SiteLink | undefined {
  const element = target instanceof Element ? target.closest('a') : null;
  if (!element?.href || (element.target && element.target !== '_self') || element.hasAttribute('download'))
    return undefined;
  const url = new URL(element.href);
  return url.origin === window.location.origin ? { element, url } : undefined;
}
