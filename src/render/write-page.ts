import { EventEmitter } from 'node:events';

/** The buffer in which pages are written, one after the other. Grows with the largest page. */
let memory = Buffer.allocUnsafeSlow(256 * 1024);
let length = 0;

/**
 * Writes a page: the start, the output of `pipeRoot`, and the end. Returns `before`, the bytes of the last rendering, if the bytes
 * are the same, and otherwise a copy: an unchanged page needs no new memory. On Node 24, V8 answers memory outside its heap with
 * collections of the heap, which take 10 to 25 ms.
 *
 * Pages cannot mix, because React pipes a completely rendered page, and ends the stream, before `pipe` returns. React would pause
 * only for a full stream.
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
 * The stream for React's output. Not a `Writable`: on Node 24, but not on 20 or 22, objects that a `Writable` references survive
 * the short garbage collections, even unused. A `Writable` also closes after its end, which React reports as an error.
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
  // A UTF-16 unit takes at most three bytes of UTF-8.
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
