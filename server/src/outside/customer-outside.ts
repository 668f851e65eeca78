import type { OutsideAnswer } from './outside-answer.ts';
import type { OutsideCall, OutsideClient } from './outside-client.ts';
import type { OutsideName } from './outside-systems.ts';
import type { Repairs } from './repairs.ts';

interface CustomerCall<Value> extends Omit<OutsideCall<Value>, 'body' | 'correlationId'> {
  /** Besides the customer's national id, which is added. */
  body?: Record<string, unknown>;
  /** The call is not about a customer, so no national id is sent. */
  isAboutNobody?: true;
}

/** Outside calls for one customer: national id and correlation id are added here, never by the caller. */
export interface CustomerOutside {
  /** Like the client's `call`. */
  call: <Value>(system: OutsideName, call: CustomerCall<Value>) => Promise<OutsideAnswer<Value>>;
  tellRepairs: (system: OutsideName, repairs: Repairs) => void;
}

/** @param client makes the calls, with the given person and correlation id */
export function createCustomerOutside(
  client: OutsideClient,
  { fodselsnummer, correlationId }: { fodselsnummer: string; correlationId: string },
): CustomerOutside {
  return {
    call: (system, { body, isAboutNobody, ...call }) =>
      client.call(system, {
        ...call,
        body: isAboutNobody === true ? { ...body } : { ...body, fodselsnummer },
        correlationId,
      }),
    tellRepairs: (system, repairs) => client.tellRepairs(system, correlationId, repairs),
  };
}
