import path from 'node:path';

import { readDistributors } from '../config/distributors.ts';
import type { CustomerContext, VisitorContext } from '../core/queries.ts';
import { fodselsnumre } from './fodselsnumre.ts';

export const distributors = readDistributors(path.resolve(import.meta.dirname, '../../config'));

export const visitor: VisitorContext = {
  distributor: distributors.forHost('localhost'),
  host: 'localhost',
  isEmbedded: false,
  sprak: 'nb',
  correlationId: '7F3K-2Q9M',
  session: undefined,
  report: () => undefined,
};

/** A session that has just begun. */
export const newSession: CustomerContext['session'] = {
  publicId: 'one visit',
  askedAt: new Date(1000),
  usedAt: new Date(1000),
  customer: { fodselsnummer: fodselsnumre.standard },
  distributor: 'none',
  loginContext: 'ÅPEN',
  getExpiresIn: () => 900,
  endsIn: 28_800,
  getFormToken: () => 'x',
  noteTilbud: () => undefined,
  antallAvtaler: {},
  noteAvtaler: () => undefined,
};

/** A customer for whom no outside system is called. */
export function createCustomerContext(session: Partial<CustomerContext['session']> = {}): CustomerContext {
  return {
    ...visitor,
    session: { ...newSession, ...session },
    outside: {
      call: () => Promise.reject(new Error('nothing is asked outside here')),
      tellRepairs: () => undefined,
    },
  };
}
