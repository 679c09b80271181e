import { expect, it } from 'vitest';
import { traceOf } from '../../../src/server/request-log.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const span = '00f067aa0ba902b7';

it.each([`00-${trace}-${span}-01`, `00-${trace}-${span}-00`, `01-${trace}-${span}-01`, `cc-${trace}-${span}-01-more`])(
  'the traceparent %s contains the trace and the span of the caller',
  (header) => expect(traceOf(header)).toEqual({ trace_id: trace, span_id: span }),
);

it.each([
  undefined,
  '',
  `ff-${trace}-${span}-01`,
  `00-${'0'.repeat(32)}-${span}-01`,
  `00-${trace}-${'0'.repeat(16)}-01`,
  `00-${trace.toUpperCase()}-${span}-01`,
  `00-${trace}-${span}-01-more`,
  `00-${trace}-${span}-01, 00-${trace}-${span}-01`,
])('the traceparent %j is ignored', (header) => expect(traceOf(header)).toEqual({}));
