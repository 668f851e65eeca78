import type { PartState } from '@portal/contract/kostnader.ts';

import type { CustomerContext } from '../../core/queries.ts';

/** As long as the browser keeps them, in ms. */
const KEPT_MS = 15 * 60 * 1000;
/** Answers kept at once. Above that none is kept, and the systems are asked again: slower, never wrong. */
const KEPT_ANSWERS = 1000;

interface Rows<Row> {
  rows: Row[];
  sources: PartState[];
}

/**
 * What the systems told of a customer, kept for the pages that follow in the same session, in this process. Requests at
 * the same time share one reading. Only an answer in which all systems answered is kept.
 */
export function createKeptRows<Row>(now: () => Date) {
  const kept = new Map<string, { until: number; rows: Promise<Rows<Row>> }>();

  return async (
    { session: { publicId, customer } }: Pick<CustomerContext, 'session'>,
    read: () => Promise<Rows<Row>>,
  ): Promise<Rows<Row>> => {
    const time = now().getTime();
    // The oldest first, as they were put in.
    for (const [key, { until }] of kept) {
      // What would be kept for longer than any is from before a clock was set back.
      if (until > time && until <= time + KEPT_MS) break;
      kept.delete(key);
    }
    // A session is of one customer; both, so that a mistake elsewhere shows nobody another's.
    const key = `${publicId} ${customer.fodselsnummer}`;
    const known = kept.get(key);
    if (known !== undefined) return known.rows;
    const rows = read();
    if (kept.size >= KEPT_ANSWERS) return rows;
    const entry = { until: time + KEPT_MS, rows };
    kept.set(key, entry);
    const drop = (): void => {
      if (kept.get(key) === entry) kept.delete(key);
    };
    rows.then(({ sources }) => {
      if (sources.some(({ state }) => state !== 'ok' && state !== 'notOffered')) drop();
    }, drop);
    return rows;
  };
}
