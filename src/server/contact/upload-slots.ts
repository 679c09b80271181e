/** How many requests may bring files at the same time. */
export const mostUploads = 32;
/** Bytes a millisecond; who is slower makes room when there is none. At this rate 10 MB take a quarter of an hour. */
const leastRate = 10;
/** Milliseconds before an upload is called slow. */
const patience = 3_000;

/** An upload that is under way. */
export interface UploadSlot {
  since: number;
  bytes: number;
  /** Ends it, so that another one can begin. */
  drop: () => void;
}

export interface UploadSlots {
  /** Undefined when all are taken, and by uploads that get on. */
  take: (drop: () => void) => UploadSlot | undefined;
  release: (slot: UploadSlot) => void;
}

/** Bounds what uploads take of disk and network, without slow clients keeping all others out. */
export function createUploadSlots(): UploadSlots {
  const taken = new Set<UploadSlot>();
  return {
    take(drop) {
      if (taken.size >= mostUploads) {
        const slowest = slowestOf(taken);
        if (!slowest) return undefined;
        taken.delete(slowest);
        slowest.drop();
      }
      const slot = { since: performance.now(), bytes: 0, drop };
      taken.add(slot);
      return slot;
    },
    release: (slot) => void taken.delete(slot),
  };
}

function slowestOf(slots: Iterable<UploadSlot>): UploadSlot | undefined {
  const now = performance.now();
  const rate = ({ bytes, since }: UploadSlot) => bytes / (now - since);
  return [...slots]
    .filter((slot) => now - slot.since > patience && rate(slot) < leastRate)
    .toSorted((one, other) => rate(one) - rate(other))[0];
}
