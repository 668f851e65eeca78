import type { FastifyInstance } from 'fastify';

import { outsideSystems } from '../systems.ts';
import type { People } from '../customers/people.ts';
import { BadRequest, readJson } from '../kit/read-body.ts';
import { type Fault, faultKinds, type FaultySystem, wireFaultKinds } from './fault.ts';

const systems: readonly FaultySystem[] = [...outsideSystems, 'identity'];
const kinds = [...faultKinds, ...wireFaultKinds];

export interface FaultSwitch {
  /** The fault for this call: one set by a test (newest first), or else a permanent fault of the customer. */
  find: (
    system: FaultySystem,
    operation: { path: string; changes?: true },
    fodselsnummer?: string,
  ) => Fault | undefined;
  addRoutes: (app: FastifyInstance) => void;
}

export function createFaultSwitch(people: People): FaultSwitch {
  let faults: readonly Fault[] = [];

  const find: FaultSwitch['find'] = (system, { path, changes }, fodselsnummer) => {
    const set = faults.findLast(
      (fault) =>
        fault.system === system &&
        (fault.path === undefined || fault.path === path) &&
        (fault.fodselsnummer === undefined || fault.fodselsnummer === fodselsnummer),
    );
    if (set !== undefined || fodselsnummer === undefined || system === 'identity') return set;
    const lasting = people.find(fodselsnummer)?.faults?.[system];
    if (lasting === undefined || (lasting.only === 'changes' && changes !== true)) return undefined;
    if (lasting.path !== undefined && lasting.path !== path) return undefined;
    return {
      system,
      fault: lasting.fault,
      ...(lasting.delayMs !== undefined && { delayMs: lasting.delayMs }),
    };
  };

  return {
    find,
    addRoutes: (app) => {
      app.post('/faults', (request, reply) => {
        faults = [...faults, readFault(readJson(request))];
        return reply.code(204).send();
      });
      // With a `fodselsnummer` in the body, only that customer's faults are cleared.
      app.delete('/faults', (request, reply) => {
        const { fodselsnummer } = readJson({ body: request.body ?? '{}' });
        faults =
          fodselsnummer === undefined ? [] : faults.filter((fault) => fault.fodselsnummer !== fodselsnummer);
        return reply.code(204).send();
      });
    },
  };
}

function readFault(body: Record<string, unknown>): Fault {
  const { fodselsnummer, path, delayMs } = body;
  const system = systems.find((name) => name === body['system']);
  const fault = kinds.find((kind) => kind === body['fault']);
  if (system === undefined) throw new BadRequest(`system must be one of ${systems.join(', ')}`);
  if (fault === undefined) throw new BadRequest(`fault must be one of ${kinds.join(', ')}`);
  if (fodselsnummer !== undefined && typeof fodselsnummer !== 'string') {
    throw new BadRequest('fodselsnummer must be text');
  }
  if (path !== undefined && typeof path !== 'string') throw new BadRequest('path must be text');
  if (delayMs !== undefined && !(typeof delayMs === 'number' && delayMs >= 0)) {
    throw new BadRequest('delayMs must be a number of milliseconds');
  }
  return {
    system,
    fault,
    ...(fodselsnummer === undefined ? {} : { fodselsnummer }),
    ...(path === undefined ? {} : { path }),
    ...(delayMs === undefined ? {} : { delayMs }),
  };
}
