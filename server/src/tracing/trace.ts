import { createRandomId } from './random-id.ts';

/** The header that joins what several systems do for one request (W3C Trace Context). */
export const TRACEPARENT_HEADER = 'traceparent';

/** One step of a trace, as `traceparent` carries it. Random ids: they tell nothing of a customer. */
export interface Trace {
  /** 32 hexadecimal digits, the same for all that is done for one request. */
  traceId: string;
  /** 16 hexadecimal digits. */
  spanId: string;
  /** Whether somebody may have recorded it: the systems that we call follow that. */
  isSampled: boolean;
}

const FORM = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const SAMPLED = 1;

/** A later version may say more at the end. Undefined for all that is no `traceparent`. */
export function parseTraceparent(text: string): Trace | undefined {
  const [, version, traceId, spanId, flags = '', more] = FORM.exec(text) ?? [];
  if (traceId === undefined || spanId === undefined || (version === '00' && more !== undefined))
    return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) !== 0 };
}

export function toTraceparent({ traceId, spanId, isSampled }: Trace): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}

/** A trace of our own, or our step of another's. */
export function createTrace(parent?: Trace): Trace {
  const spanId = createRandomId(8);
  return parent ? { ...parent, spanId } : { traceId: createRandomId(16), spanId, isSampled: true };
}
