/** Further tries after the first, and the longest wait before one of them in milliseconds. */
export const tries = 3;
export const longestWait = 30_000;

/** Fetches something, and when that fails tries again as `retry` does. */
export async function withRetries<Result>(fetchIt: () => Promise<Result>): Promise<Result> {
  return fetchIt().catch(() => retry(fetchIt));
}

/** Tries three times more what has failed: after 1, 2 and 4 seconds. Rejects with what the last try failed of. */
export async function retry<Result>(fetchIt: () => Promise<Result>, failed = 1): Promise<Result> {
  await wait(Math.min(1000 * 2 ** (failed - 1), longestWait));
  return fetchIt().catch((error: unknown) => {
    if (failed === tries) throw error;
    return retry(fetchIt, failed + 1);
  });
}

export const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
