/** Further tries after the first, and the longest wait before one of them in milliseconds. */
const retries = 3;
const longestWait = 30_000;

/**
 * Fetches something, and when that fails tries again, three times: after 1, 2 and 4 seconds. Rejects with what the last try
 * failed of. `isWanted` is asked before each further try; once it says no, no more are made.
 */
export async function withRetries<Result>(
  fetchIt: () => Promise<Result>,
  isWanted = () => true,
  failed = 0,
): Promise<Result> {
  try {
    return await fetchIt();
  } catch (error) {
    if (failed === retries || !isWanted()) throw error;
    await wait(Math.min(1000 * 2 ** failed, longestWait));
    return withRetries(fetchIt, isWanted, failed + 1);
  }
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
