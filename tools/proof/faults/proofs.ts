import { proveFailover } from '../failover/prove-failover.ts';
import { proveProxy } from '../failover/prove-proxy.ts';
import { proveProvider } from '../provider/prove-provider.ts';
import { proveRestore } from '../restore/prove-restore.ts';
import { provePooler } from '../together/prove-pooler.ts';
import { proveWrites } from '../writes/prove-writes.ts';
import type { Proof } from './figure.ts';
import { proveOverload } from './prove-overload.ts';
import { proveSessions } from './prove-sessions.ts';
import { proveSystems } from './prove-systems.ts';

/** The parts of `npm run proof:faults`, in their order. */
export const proofs: Record<string, Proof> = {
  systems: proveSystems,
  writes: proveWrites,
  sessions: proveSessions,
  overload: proveOverload,
  failover: proveFailover,
};
/** They need programs that not every machine has: only when they are named. */
export const namedProofs: Record<string, Proof> = {
  restore: proveRestore,
  pooler: provePooler,
  nginx: (options) => proveProxy('nginx', options),
  haproxy: (options) => proveProxy('haproxy', options),
  provider: proveProvider,
};
