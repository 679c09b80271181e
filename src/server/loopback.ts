/** Whether a host, as the `hostname` of a URL, is this very machine: what goes there crosses no network. */
export const isLoopback = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname);
