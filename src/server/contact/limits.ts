import { LRUCache } from 'lru-cache';

/** Milliseconds. */
const span = 10 * 60_000;
/** Posts that an address may send in a span: all, and those that look like spam. */
const mostInSpan = 10;
const mostSpamInSpan = 3;
/** Posts of one address that may be under way at the same time. */
const mostAtOnce = 2;
/** Seconds after which one of them has probably ended. */
const waitForPlace = 5;
/** Addresses that are remembered. */
const mostAddresses = 10_000;

/** Bounds what one address (of IPv6 one network) may do in this replica. */
export interface Limits {
  /** Counts a post and gives it a place until `leave`. Over a limit it does neither, and returns the seconds to wait. */
  accept: (address: string) => number | undefined;
  /** Frees the place of an accepted post. A post that failed by our fault is not counted, because it is sent again. */
  leave: (address: string, isOurFault: boolean) => void;
  /** Places for refused posts. Their bodies are read, so that the answer can show the entries again. */
  refused: Places;
  /** Counts posts that look like spam. */
  spam: Rate;
}

export function createLimits(): Limits {
  const accepted = createPlaces();
  const all = createRate(mostInSpan);
  return {
    accept(address) {
      if (!accepted.take(address)) return waitForPlace;
      const wait = all.count(address);
      if (wait) accepted.leave(address);
      return wait;
    },
    leave(address, isOurFault) {
      accepted.leave(address);
      if (isOurFault) all.giveBack(address);
    },
    refused: createPlaces(),
    spam: createRate(mostSpamInSpan),
  };
}

/** The places that each address has at the same time. */
interface Places {
  /** Takes a place and tells whether there was one. It is held until `leave`, also when the connection is closed. */
  take: (address: string) => boolean;
  leave: (address: string) => void;
}

function createPlaces(): Places {
  const taken = new Map<string, number>();
  return {
    take(address) {
      const count = taken.get(address) ?? 0;
      if (count >= mostAtOnce) return false;
      taken.set(address, count + 1);
      return true;
    },
    leave(address) {
      const rest = (taken.get(address) ?? 0) - 1;
      if (rest > 0) taken.set(address, rest);
      else taken.delete(address);
    },
  };
}

/** Counts the posts of each address in a span that begins with the first one. */
interface Rate {
  /** Counts a post. Over the limit it does not, and returns the seconds until the span ends. */
  count: (address: string) => number | undefined;
  giveBack: (address: string) => void;
}

function createRate(most: number): Rate {
  const counts = new LRUCache<string, number>({ max: mostAddresses, ttl: span, noUpdateTTL: true });
  return {
    count(address) {
      const count = counts.get(address) ?? 0;
      if (count >= most) return Math.max(1, Math.ceil(counts.getRemainingTTL(address) / 1000));
      counts.set(address, count + 1);
      return undefined;
    },
    giveBack(address) {
      const count = counts.get(address);
      if (count) counts.set(address, count - 1);
    },
  };
}
