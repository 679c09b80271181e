/**
 * Tells whether a host is this machine, so that its traffic crosses no network. An IPv6 address may have the brackets of a
 * URL's `hostname`.
 */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1|\[::1\])$/i.test(host);
