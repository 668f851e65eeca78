import { z } from 'zod';

import { countSchema, type Motoroppgaver, ulesteMeldingerSchema } from '@portal/contract/oppgaver.ts';

import { MAX_ELEMENTS } from '../answer-limits.ts';
import { MAX_NUMBER_LENGTH } from '../limits.ts';
import type { OutsideClient } from '../outside-client.ts';
import { listOf } from '../repairs.ts';
import { describingText, exactText } from '../text.ts';

export interface Asker {
  fodselsnummer: string;
  correlationId: string;
}

const motoroppgaveSchema = z.object({
  oppgavetype: exactText(),
  beskrivelse: describingText(),
  avtalenummer: exactText(MAX_NUMBER_LENGTH),
});
const motoroppgaverParser: z.ZodType<Motoroppgaver> = z.object({
  oppgaver: listOf('oppgaver', motoroppgaveSchema, MAX_ELEMENTS),
});

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
    listMotoroppgaver: ask('/motoroppgaver/sok', motoroppgaverParser, { oppgaver: [] }),
  };
}
