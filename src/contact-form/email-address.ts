/** A valid e-mail address (https://html.spec.whatwg.org/#valid-e-mail-address), as browsers check an e-mail field. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Letters of any script, digits, dots and hyphens. Others would be a port, a path or an escape in the address of a site. */
const domainPattern = /^[a-z\d.\-\u0080-\u{10ffff}]+$/iu;

/**
 * Returns an e-mail address with its domain in ASCII, which mail needs: domains are in any script. Converting a domain of
 * thousands of characters takes half a second. An address with an impossible domain is returned as it is.
 */
export function asciiAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (emailPattern.test(email) || !domainPattern.test(domain)) return email;
  try {
    // The browser has no other way to convert a domain.
    return email.slice(0, at + 1) + new URL(`http://${domain}`).hostname;
  } catch {
    return email;
  }
}

/** Tells whether it is an e-mail address, with a domain in any script. */
export const isEmailAddress = (email: string): boolean => emailPattern.test(asciiAddress(email));
