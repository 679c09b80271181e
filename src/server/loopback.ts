/**
 * Whether a host is this very machine: what goes there crosses no network. An IPv6 address may come with the brackets that
 * a URL's `hostname` has.
 */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1|\[::1\])$/i.test(host);
