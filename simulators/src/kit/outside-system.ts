import type { Customer } from '../customers/customer.ts';
import type { People } from '../customers/people.ts';
import { applyFault } from '../faults/apply-fault.ts';
import { FOLLOWED } from '../faults/fault.ts';
import type { ExchangeCheck } from '../exchanges/create-exchange-check.ts';
import type { FaultSwitch } from '../faults/fault-switch.ts';
import type { OutsideSystem } from '../systems.ts';
import { type Exchange, sendJson, sendNoContent } from './exchange.ts';
import { BadRequest, readJson } from './read-body.ts';
import { type Route, route } from './routing.ts';

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
export function createSystemRoutes(
  system: OutsideSystem,
  operations: readonly Operation[],
  { token, people, faults, check }: OutsideSystemContext,
): readonly Route[] {
  return operations.map((operation) =>
    route('POST', `/${system}${operation.path}`, async (exchange) => {
      echoCorrelationId(exchange);
      // Clients keep their token from another host.
      const isFollowed = exchange.url.searchParams.has(FOLLOWED);
      if (!isFollowed && exchange.request.headers.authorization !== `Bearer ${token}`) {
        exchange.response.setHeader('www-authenticate', 'Bearer');
        sendJson(exchange, 401, { message: 'A bearer token is required' });
        return;
      }
      const body = await readJson(exchange.request);
      const fodselsnummer = operation.anonymous === true ? '' : readFodselsnummer(body);
      const customer = people.find(fodselsnummer);
      const ask = () => operation.answer({ customer, fodselsnummer, body });
      check?.request(system, operation.path, exchange.request.headers, body);
      const fault = isFollowed ? undefined : faults.find(system, operation, fodselsnummer);
      if (fault === undefined) {
        const answer = ask();
        if (customer?.isUnlawful !== true)
          check?.answer(system, operation.path, answer.status, 'body' in answer ? answer.body : undefined);
        send(exchange, answer);
        return;
      }
      // The answer that a fault spoils. A failing system changes nothing, so a write operation is not run to get one.
      const right = operation.changes === true ? undefined : ask();
      const spoilt = right?.status === 200 ? right.body : operation.empty;
      await applyFault(exchange, fault, spoilt, () => send(exchange, ask()));
    }),
  );
}

function readFodselsnummer({ fodselsnummer }: Body): string {
  if (typeof fodselsnummer !== 'string' || !/^\d{11}$/.test(fodselsnummer)) {
    throw new BadRequest('fodselsnummer must be text of 11 digits');
  }
  return fodselsnummer;
}

function send(exchange: Exchange, answer: Answer): void {
  if (answer.status === 200 || answer.status === 422) sendJson(exchange, answer.status, answer.body);
  else if (answer.status === 204) sendNoContent(exchange);
  else sendJson(exchange, 404, { message: 'Not found' });
}

function echoCorrelationId({ request, response }: Exchange): void {
  const id = request.headers['x-correlation-id'];
  if (typeof id === 'string') response.setHeader('x-correlation-id', id);
}
