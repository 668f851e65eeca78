import { z } from 'zod';

import type { Count, Motoroppgaver, UlesteMeldinger } from '@portal/contract/oppgaver.ts';

import type { Complete } from '../complete.ts';
import type { CustomerOutside } from '../customer-outside.ts';
import { MAX_NUMBER_LENGTH } from '../limits.ts';
import type { OutsideAnswer } from '../outside-answer.ts';
import { optionalFields } from '../repairs.ts';
import { type ListedRows, listRows, rowsIn } from '../list-rows.ts';
import { describingText, exactText } from '../text.ts';

type Motoroppgave = Motoroppgaver['oppgaver'][number];
/** Without the vehicle's name the task can still be done. */
const motoroppgaveSchema = z
  .object({
    oppgavetype: exactText(),
    avtalenummer: exactText(MAX_NUMBER_LENGTH),
    ...optionalFields({ beskrivelse: describingText() }),
  })
  .transform(({ beskrivelse = '', ...oppgave }) => ({ ...oppgave, beskrivelse }));
const motoroppgaver = rowsIn('oppgaver');
const count = z.int().nonnegative();
const countParser = z.object({ count }) satisfies z.ZodType<Complete<Count>>;
/** `antall`: the number of tasks, if the system gives it. */
const ulesteParser = z
  .object({ hasUlesteMeldinger: z.boolean(), ...optionalFields({ antall: count }) })
  .transform(({ hasUlesteMeldinger, antall }) => ({ hasUlesteMeldinger, antall })) satisfies z.ZodType<
  Complete<UlesteMeldinger>
>;

const ask =
  <Value>(path: string, parser: z.ZodType<Value>, whenNotFound: Value) =>
  (outside: CustomerOutside) =>
    outside.call('OPPGAVER', { path, parser, whenNotFound });

/** The task system of docs/outside/oppgaver.openapi.yaml. A customer it does not know has no tasks. */
export const countHelseerklaeringer = ask('/helseerklaeringer/antall', countParser, { count: 0 });
export const countAksepttilbud = ask('/aksepttilbud/antall', countParser, { count: 0 });
export const getUlesteMeldinger = ask('/meldinger/uleste', ulesteParser, {
  hasUlesteMeldinger: false,
  antall: undefined,
});
export const listMotoroppgaver = (
  outside: CustomerOutside,
): Promise<OutsideAnswer<ListedRows<Motoroppgave>>> =>
  listRows(outside, 'OPPGAVER', {
    path: '/motoroppgaver/sok',
    rows: motoroppgaver,
    toRow: (row) => motoroppgaveSchema.safeParse(row).data satisfies Complete<Motoroppgave> | undefined,
  });
