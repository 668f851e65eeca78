import type { FastifyInstance } from 'fastify';

import type { OutsideSystem } from '../systems.ts';

/** One change that a register has actually made. */
export interface JournalEntry {
  system: OutsideSystem;
  fodselsnummer: string;
  change: Record<string, string | number | boolean>;
}

export interface Journal {
  add: (entry: JournalEntry) => void;
  addRoutes: (app: FastifyInstance) => void;
}

/** Every change in this process, in order. Tests read from it what was done once, twice or not at all. */
export function createJournal(): Journal {
  const entries: JournalEntry[] = [];
  return {
    add: (entry) => void entries.push(entry),
    addRoutes: (app) => void app.get('/journal', () => entries),
  };
}
