/**
 * Lets the analytics script load scripts of this site and of its hosts, by the policy that browsers with Trusted Types ask about every
 * address of a script. The policy has no rule for HTML and code in texts, so both stay blocked.
 *
 * @param hosts origins, whose host may begin with `*.`
 */
export function allowScripts(hosts: readonly string[]): void {
  const origins = [window.location.origin, ...hosts];
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (text) => (isOf(new URL(text, document.baseURI), origins) ? text : null),
  });
}

/** Tells whether an address is of one of the origins, in the way of a content security policy: `*.` is for all subdomains. */
export function isOf({ protocol, host }: URL, origins: readonly string[]): boolean {
  // The origin of `blob:` is that of the page that made it, and `data:` has no host.
  const address = `${protocol}//${host}`;
  return origins.some((origin) => {
    // As texts, because of `https://*.example.com` Chromium 156 reads `%2A` for the asterisk, and Firefox 153 reads no URL.
    const [scheme = '', domain] = origin.split('*', 2);
    return domain === undefined ? address === origin : address.startsWith(scheme) && address.endsWith(domain);
  });
}
