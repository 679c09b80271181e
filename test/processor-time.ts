/** What is used of an event of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** How long it took by the clock. */
  dur?: number;
  /** How long its thread had a processor meanwhile. */
  tdur?: number;
}

/**
 * A trace as it would be had its threads never waited for a processor: every task lasts as long as it had one, and what
 * lies within a task moves with it. What a task waited for another process is left out with that.
 */
export function byProcessorTime(events: readonly TraceEvent[]): TraceEvent[] {
  const running = new Map<string, { start: number; end: number; share: number }>();
  const inOrder = events.toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  return inOrder.map((event) => {
    const { name, pid, tid, ts, dur, tdur } = event;
    const thread = `${pid} ${tid}`;
    let task = running.get(thread);
    if (name === 'RunTask' && dur && tdur !== undefined && ts >= (task?.end ?? 0)) {
      task = { start: ts, end: ts + dur, share: Math.min(tdur / dur, 1) };
      running.set(thread, task);
    }
    if (!task || ts >= task.end) return event;
    const moved = { ...event, ts: Math.round(task.start + (ts - task.start) * task.share) };
    return dur === undefined ? moved : { ...moved, dur: Math.floor(dur * task.share) };
  });
}
