/**
 * Lets the analytics script load scripts of this site and of its hosts, by the policy that browsers with Trusted Types ask about every
 * address of a script. The policy has no rule for HTML and code in texts, so both stay blocked.
 *
 * @param hosts origins, whose host may begin with `*.`
 */
export function allowScripts(hosts: readonly string[]): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (text) => (isAllowed(new URL(text, document.baseURI), hosts) ? text : null),
  });
}

/** Tells whether a script may come from this address, in the way of a content security policy. */
function isAllowed(address: URL, hosts: readonly string[]): boolean {
  // `data:` has no host. The origin of `blob:` is that of the page that made it.
  if (!/^https?:$/.test(address.protocol)) return false;
  return [window.location.origin, ...hosts].some((host) => {
    const { protocol, port, hostname } = new URL(host);
    if (protocol !== address.protocol || port !== address.port) return false;
    return hostname.startsWith('*.') ? address.hostname.endsWith(hostname.slice(1)) : address.hostname === hostname;
  });
}
