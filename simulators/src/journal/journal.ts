import type { OutsideSystem } from '../systems.ts';
import { sendJson } from '../kit/exchange.ts';
import { type Route, route } from '../kit/routing.ts';

/** One change that a register has actually made. */
export interface JournalEntry {
  system: OutsideSystem;
  fodselsnummer: string;
  change: Record<string, string | number | boolean>;
}

export interface Journal {
  add: (entry: JournalEntry) => void;
  routes: readonly Route[];
}

/** Every change in this process, in order. Tests read from it what was done once, twice or not at all. */
export function createJournal(): Journal {
  const entries: JournalEntry[] = [];
  return {
    add: (entry) => void entries.push(entry),
    routes: [route('GET', '/journal', (exchange) => sendJson(exchange, 200, entries))],
  };
}
