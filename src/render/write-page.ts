import { EventEmitter } from 'node:events';

/** The memory in which each page is written, one after the other. It grows with the largest page. */
let memory = Buffer.allocUnsafeSlow(256 * 1024);
let length = 0;

/**
 * Writes a page: its start, what `pipeRoot` pipes, and its end. Returns `before`, the bytes of an earlier rendering, if they are the
 * same, and otherwise a copy. So a page that stays the same needs no memory of its own. V8 13.6 (Node 24) answers memory outside
 * of its heap with collections of the whole heap, which take 10 to 25 ms.
 *
 * Two pages do not mix, because nothing else runs until the page is written: React 19.3 pipes a page that is ready, and ends the
 * stream, before `pipe` returns. It would stop only for a stream that is full.
 */
export function writePage(
  start: Uint8Array | string,
  pipeRoot: (sink: NodeJS.WritableStream) => void,
  end: string,
  before?: Buffer,
): Buffer {
  length = 0;
  append(start);
  const sink = new PageSink();
  pipeRoot(sink);
  if (sink.writable) throw new Error('React has not written the page at once');
  append(end);
  const page = memory.subarray(0, length);
  return before?.equals(page) ? before : Buffer.from(page);
}

/**
 * The stream that React writes to. It is no `Writable`: on Node 24 whatever a `Writable` refers to outlives the short collections,
 * even if nothing uses it any more (5 kB of 5 kB; none on Node 20 and 22), until the whole heap is collected. A `Writable` also
 * closes after its end, for which React makes an error.
 */
class PageSink extends EventEmitter implements NodeJS.WritableStream {
  writable = true;

  write(part: Uint8Array | string): boolean {
    append(part);
    return true;
  }

  end(): this {
    this.writable = false;
    return this;
  }
}

function append(part: Uint8Array | string) {
  // UTF-16 units take three bytes of UTF-8 at most.
  const maxLength = length + (typeof part === 'string' ? 3 * part.length : part.length);
  if (maxLength > memory.length) {
    const larger = Buffer.allocUnsafeSlow(2 * maxLength);
    memory.copy(larger, 0, 0, length);
    memory = larger;
  }
  if (typeof part === 'string') length += memory.write(part, length);
  else {
    memory.set(part, length);
    length += part.length;
  }
}
