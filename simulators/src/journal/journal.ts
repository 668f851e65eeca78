import type { OutsideSystem } from '../customers/customer.ts';
import { sendJson } from '../kit/exchange.ts';
import { type Route, route } from '../kit/routing.ts';

/** One change that a register has really made. */
export interface JournalEntry {
  system: OutsideSystem;
  fodselsnummer: string;
  change: Record<string, string | number | boolean>;
}

export interface Journal {
  add: (entry: JournalEntry) => void;
  routes: readonly Route[];
}

/** Every change made in this process, in order: a test reads from it what was done once, twice or not at all. */
export function createJournal(): Journal {
  const entries: JournalEntry[] = [];
  return {
    add: (entry) => void entries.push(entry),
    routes: [route('GET', '/journal', (exchange) => sendJson(exchange, 200, entries))],
  };
}
