import type { z } from 'zod';

import { countSchema, motoroppgaverSchema, ulesteMeldingerSchema } from '@portal/contract/oppgaver.ts';

import type { OutsideClient } from '../outside-client.ts';

export interface Asker {
  fodselsnummer: string;
  correlationId: string;
}

/** The task system of docs/outside/oppgaver.openapi.yaml. A customer it does not know has no tasks. */
export function createOppgaver(outside: OutsideClient) {
  const ask =
    <Value>(path: string, parser: z.ZodType<Value>, whenNotFound: Value) =>
    ({ fodselsnummer, correlationId }: Asker) =>
      outside.call('OPPGAVER', { path, body: { fodselsnummer }, parser, whenNotFound, correlationId });

  return {
    countHelseerklaeringer: ask('/helseerklaeringer/antall', countSchema, { count: 0 }),
    countAksepttilbud: ask('/aksepttilbud/antall', countSchema, { count: 0 }),
    getUlesteMeldinger: ask('/meldinger/uleste', ulesteMeldingerSchema, { hasUlesteMeldinger: false }),
    listMotoroppgaver: ask('/motoroppgaver/sok', motoroppgaverSchema, { oppgaver: [] }),
  };
}
