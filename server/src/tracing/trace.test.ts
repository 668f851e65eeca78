import { describe, expect, test } from 'vitest';

import { createTrace, parseTraceparent, toTraceparent } from './trace.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

describe('traceparent', () => {
  test.each([
    [`00-${TRACE}-${SPAN}-01`, true],
    [`00-${TRACE}-${SPAN}-00`, false],
    // Other bits have other meanings.
    [`00-${TRACE}-${SPAN}-03`, true],
    [`cc-${TRACE}-${SPAN}-01-what-will-be`, true],
  ])('%s is read', (text, isSampled) => {
    expect(parseTraceparent(text)).toEqual({ traceId: TRACE, spanId: SPAN, isSampled });
  });

  test.each([
    '',
    `00-${TRACE}-${SPAN}`,
    `00-${TRACE}-${SPAN}-01-more`,
    `ff-${TRACE}-${SPAN}-01`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-01\r\nx: y`,
    `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`,
  ])('%j is not', (text) => {
    expect(parseTraceparent(text)).toBeUndefined();
  });

  test('what we send can be parsed again; our span has its own id', () => {
    const parent = createTrace();
    const child = createTrace({ ...parent, isSampled: false });
    expect(parseTraceparent(toTraceparent(child))).toEqual(child);
    expect(child).toMatchObject({ traceId: parent.traceId, isSampled: false });
    expect(child.spanId).not.toBe(parent.spanId);
  });
});
