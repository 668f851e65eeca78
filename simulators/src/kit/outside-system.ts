import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Customer } from '../customers/customer.ts';
import type { People } from '../customers/people.ts';
import { applyFault } from '../faults/apply-fault.ts';
import { FOLLOWED } from '../faults/fault.ts';
import type { ExchangeCheck } from '../exchanges/create-exchange-check.ts';
import type { FaultSwitch } from '../faults/fault-switch.ts';
import type { OutsideSystem } from '../systems.ts';
import { BadRequest, readJson } from './read-body.ts';

export type Body = Record<string, unknown>;
export type Answer = { status: 200 | 422; body: Body } | { status: 204 } | { status: 404 };

export const notFound: Answer = { status: 404 };

/** One operation of an outside system: always a POST, whose body names the customer where it concerns one. */
export interface Operation {
  path: string;
  answer: (question: { customer: Customer | undefined; fodselsnummer: string; body: Body }) => Answer;
  /** A write: it is only made when the system answers correctly. */
  changes?: true;
  /** It concerns nobody: its body names no customer. */
  anonymous?: true;
  /** An answer without content, for faults that spoil the answer to a customer who has nothing. */
  empty: Body;
}

export interface OutsideSystemContext {
  token: string;
  people: People;
  faults: FaultSwitch;
  check?: ExchangeCheck | undefined;
}

/** The rules of all outside systems: bearer token, echoed correlation id, national id in the body, faults. */
export function addSystem(
  app: FastifyInstance,
  system: OutsideSystem,
  operations: readonly Operation[],
  { token, people, faults, check }: OutsideSystemContext,
): void {
  for (const operation of operations) {
    app.post(`/${system}${operation.path}`, { onRequest: echoCorrelationId }, (request, reply) => {
      // Clients keep their token from another host.
      const isFollowed = FOLLOWED in (request.query as object);
      if (!isFollowed && !hasToken(request, token)) return refuse(reply);
      const body = readJson(request);
      const fodselsnummer = operation.anonymous === true ? '' : readFodselsnummer(body);
      const customer = people.find(fodselsnummer);
      const ask = () => operation.answer({ customer, fodselsnummer, body });
      check?.request(system, operation.path, request.headers, body);
      const fault = isFollowed ? undefined : faults.find(system, operation, fodselsnummer);
      if (fault === undefined) {
        const answer = ask();
        if (customer?.isUnlawful !== true)
          check?.answer(system, operation.path, answer.status, 'body' in answer ? answer.body : undefined);
        return send(reply, answer);
      }
      // The answer that a fault spoils. A failing system changes nothing, so a write operation is not run to get one.
      const right = operation.changes === true ? undefined : ask();
      const spoilt = right?.status === 200 ? right.body : operation.empty;
      return applyFault(request, reply, fault, spoilt, () => send(reply, ask()));
    });
  }
}

export function readFodselsnummer({ fodselsnummer }: Body): string {
  if (typeof fodselsnummer !== 'string' || !/^\d{11}$/.test(fodselsnummer)) {
    throw new BadRequest('fodselsnummer must be text of 11 digits');
  }
  return fodselsnummer;
}

export function hasToken({ headers }: FastifyRequest, token: string): boolean {
  return headers.authorization === `Bearer ${token}`;
}

export function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(401).header('www-authenticate', 'Bearer').send({ message: 'A bearer token is required' });
}

export function echoCorrelationId({ headers }: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const id = headers['x-correlation-id'];
  if (typeof id === 'string') reply.header('x-correlation-id', id);
  done();
}

function send(reply: FastifyReply, answer: Answer): FastifyReply {
  if (answer.status === 404) return reply.code(404).send({ message: 'Not found' });
  return reply.code(answer.status).send('body' in answer ? answer.body : undefined);
}
