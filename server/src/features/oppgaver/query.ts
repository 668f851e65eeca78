import { countSchema, motoroppgaverSchema, ulesteMeldingerSchema } from '@portal/contract/oppgaver.ts';

import { PortalError } from '../../http/errors.ts';
import { type CustomerContext, defineQuery } from '../../http/queries.ts';
import { type Asker, createOppgaver } from '../../outside/oppgaver/oppgaver.ts';
import type { OutsideAnswer } from '../../outside/outside-answer.ts';
import type { OutsideClient } from '../../outside/outside-client.ts';

/** The four calls behind 'Oppgavene dine' (TASK-12). Each fails alone. */
export function oppgaverQueries(outside: OutsideClient) {
  const oppgaver = createOppgaver(outside);
  return [
    defineQuery({
      name: 'getHelseerklaering',
      access: 'customer',
      summary: 'How many health declarations wait for the customer (API-31)',
      schema: countSchema,
      handle: (context) => getOrThrow(oppgaver.countHelseerklaeringer, context),
    }),
    defineQuery({
      name: 'getAksepttilbud',
      access: 'customer',
      summary: 'How many adviser offers wait for acceptance (API-32)',
      schema: countSchema,
      handle: (context) => getOrThrow(oppgaver.countAksepttilbud, context),
    }),
    defineQuery({
      name: 'getUlesteMeldinger',
      access: 'customer',
      summary: 'Whether an unread message waits for an answer (OD-06)',
      schema: ulesteMeldingerSchema,
      handle: (context) => getOrThrow(oppgaver.getUlesteMeldinger, context),
    }),
    defineQuery({
      name: 'getMotoroppgaver',
      access: 'customer',
      summary: 'Vehicle tasks, mileage among them (API-33)',
      schema: motoroppgaverSchema,
      handle: (context) => getOrThrow(oppgaver.listMotoroppgaver, context),
    }),
  ];
}

/** @throws {PortalError} KILDE_SVARER_IKKE after the time limit, KILDE_FEILER for any other failure. */
async function getOrThrow<Value>(
  ask: (asker: Asker) => Promise<OutsideAnswer<Value>>,
  context: CustomerContext,
): Promise<Value> {
  const { fodselsnummer } = context.session.customer;
  const answer = await ask({ fodselsnummer, correlationId: context.correlationId });
  if (answer.ok) return answer.value;
  throw new PortalError(answer.reason === 'timeout' ? 'KILDE_SVARER_IKKE' : 'KILDE_FEILER');
}
