import { countSchema, motoroppgaverSchema, ulesteMeldingerSchema } from '@portal/contract/oppgaver.ts';

import { defineQuery } from '../../core/queries.ts';
import {
  countAksepttilbud,
  countHelseerklaeringer,
  getUlesteMeldinger,
  listMotoroppgaver,
} from '../../outside/oppgaver/oppgaver.ts';
import { getValue } from '../../outside/outside-answer.ts';

/** The four queries behind 'Oppgavene dine'. Each may fail alone. */
export const oppgaverQueries = [
  defineQuery({
    name: 'getHelseerklaering',
    access: 'customer',
    summary: 'How many health declarations wait for the customer',
    schema: countSchema,
    handle: async ({ outside }) => getValue(await countHelseerklaeringer(outside)),
  }),
  defineQuery({
    name: 'getAksepttilbud',
    access: 'customer',
    summary: 'How many adviser offers wait for acceptance',
    schema: countSchema,
    handle: async ({ outside }) => getValue(await countAksepttilbud(outside)),
  }),
  defineQuery({
    name: 'getUlesteMeldinger',
    access: 'customer',
    summary: 'Whether an unread message waits for an answer',
    schema: ulesteMeldingerSchema,
    handle: async ({ outside }) => getValue(await getUlesteMeldinger(outside)),
  }),
  defineQuery({
    name: 'getMotoroppgaver',
    access: 'customer',
    summary: 'Vehicle tasks, mileage among them',
    schema: motoroppgaverSchema,
    handle: async ({ outside, report }) => {
      const { rows, dropped } = getValue(await listMotoroppgaver(outside));
      if (dropped > 0) report('unreadable rows left out', { system: 'OPPGAVER', count: dropped });
      return { oppgaver: rows, ...(dropped > 0 && { ufullstendig: true as const }) };
    },
  }),
];
