import { countSchema, motoroppgaverSchema, ulesteMeldingerSchema } from '@portal/contract/oppgaver.ts';

import { type CustomerContext, defineQuery } from '../../http/queries.ts';
import { type Asker, createOppgaver } from '../../outside/oppgaver/oppgaver.ts';
import { getValue, type OutsideAnswer } from '../../outside/outside-answer.ts';
import type { OutsideClient } from '../../outside/outside-client.ts';

/** The four calls behind 'Oppgavene dine'. Each fails alone. */
export function oppgaverQueries(outside: OutsideClient) {
  const oppgaver = createOppgaver(outside);
  return [
    defineQuery({
      name: 'getHelseerklaering',
      access: 'customer',
      summary: 'How many health declarations wait for the customer',
      schema: countSchema,
      handle: (context) => ask(oppgaver.countHelseerklaeringer, context),
    }),
    defineQuery({
      name: 'getAksepttilbud',
      access: 'customer',
      summary: 'How many adviser offers wait for acceptance',
      schema: countSchema,
      handle: (context) => ask(oppgaver.countAksepttilbud, context),
    }),
    defineQuery({
      name: 'getUlesteMeldinger',
      access: 'customer',
      summary: 'Whether an unread message waits for an answer',
      schema: ulesteMeldingerSchema,
      handle: (context) => ask(oppgaver.getUlesteMeldinger, context),
    }),
    defineQuery({
      name: 'getMotoroppgaver',
      access: 'customer',
      summary: 'Vehicle tasks, mileage among them',
      schema: motoroppgaverSchema,
      handle: (context) => ask(oppgaver.listMotoroppgaver, context),
    }),
  ];
}

async function ask<Value>(
  question: (asker: Asker) => Promise<OutsideAnswer<Value>>,
  { session, correlationId }: CustomerContext,
): Promise<Value> {
  return getValue(await question({ fodselsnummer: session.customer.fodselsnummer, correlationId }));
}
