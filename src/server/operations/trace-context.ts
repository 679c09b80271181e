/** Matches version, trace and the caller's span (W3C Trace Context, https://www.w3.org/TR/trace-context/). No id is all zeros. */
const traceparent = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(-.*)?$/;

/**
 * Reads the trace of a request for its line in the log. `span_id` is the caller's span, which the header names, because the
 * server creates no spans. A malformed header is ignored, as the standard asks.
 */
export function traceOf(header: string | undefined): { trace_id?: string; span_id?: string } {
  const [, version, trace, span, rest] = traceparent.exec(header ?? '') ?? [];
  // Only later versions may have more parts.
  if (!trace || !span || (version === '00' && rest !== undefined)) return {};
  return { trace_id: trace, span_id: span };
}
