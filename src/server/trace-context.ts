/** Version, trace and caller's span as W3C Trace Context writes them (https://www.w3.org/TR/trace-context/); no id is all zeros. */
const traceparent = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(-.*)?$/;

/**
 * Reads the trace to which a request belongs, for its line in the log. `span_id` is the caller's span, the one that the
 * header names: the server makes no spans of its own. A malformed header is ignored, as the standard asks.
 */
export function traceOf(header: string | undefined): { trace_id?: string; span_id?: string } {
  const [, version, trace, span, rest] = traceparent.exec(header ?? '') ?? [];
  // Only later versions may add to what the first one has.
  if (!trace || !span || (version === '00' && rest !== undefined)) return {};
  return { trace_id: trace, span_id: span };
}
