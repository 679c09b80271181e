const lineEnd = Buffer.from('\r\n');
const headEnd = Buffer.from('\r\n\r\n');
/** Bytes of a part's head. The parser refuses a longer one. */
const longestHead = 16 * 1024;

/**
 * Yields a multipart form with an empty body in each part that has none, and calls `onHead` for each part. Where a part has no body,
 * the empty line that ends its head begins the next boundary (RFC 2046, section 5.1.1). Emacs 28's eww sends an empty text so, and
 * busboy 1.6 would take the next part for its text.
 */
export async function* withBodies(
  chunks: AsyncIterable<Buffer>,
  boundary: string,
  onHead: () => void,
): AsyncGenerator<Buffer> {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  let rest = Buffer.alloc(0);
  const take = (length: number) => {
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length);
    return taken;
  };
  // The first boundary ends no line.
  let mark = delimiter.subarray(lineEnd.length);
  let isHead = false;
  let isOver = false;
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk]);
    while (!isOver) {
      if (!isHead) {
        const at = rest.indexOf(mark);
        if (at < 0) break;
        yield take(at + mark.length);
        mark = delimiter;
        isHead = true;
      }
      // Two hyphens follow the last boundary.
      isOver = rest.toString('latin1', 0, 2) === '--';
      const end = rest.indexOf(headEnd) + lineEnd.length;
      if (isOver || end < lineEnd.length) break;
      const after = rest.subarray(end, end + delimiter.length);
      const mayBeBoundary = after.equals(delimiter.subarray(0, after.length));
      // The rest of it may be still to come.
      if (mayBeBoundary && after.length < delimiter.length) break;
      onHead();
      yield take(end);
      yield lineEnd;
      if (!mayBeBoundary) take(lineEnd.length);
      isHead = false;
    }
    const isHeld = (isHead || mark !== delimiter) && !isOver && rest.length <= longestHead;
    // A boundary that begins at the end of the chunk is held, and nothing else of a body.
    const last = rest.lastIndexOf('\r');
    const mayBegin = last >= 0 && delimiter.subarray(0, rest.length - last).equals(rest.subarray(last));
    if (!isHeld) yield take(mayBegin ? last : rest.length);
  }
  yield rest;
}
