import { z } from 'zod';

import type { ErrorCode } from '@portal/contract/errors.ts';
import { avsluttInnloggingSchema } from '@portal/contract/innlogginger.ts';
import { INNLOGGINGER_PATH } from '@portal/contract/paths.ts';

import { type Command, defineCommand } from '../../http/commands.ts';
import type { Innlogginger } from '../../session/innlogginger.ts';

export const innloggingCommands = (innlogginger: Pick<Innlogginger, 'end' | 'endOthers'>): Command[] => [
  defineCommand({
    name: 'endInnlogging',
    summary: 'Logs the customer out at another place; the id is one of getInnlogginger',
    input: avsluttInnloggingSchema,
    handle: ({ session }, { id }) => innlogginger.end(session, id),
    form: {
      path: INNLOGGINGER_PATH,
      onPage: { skjema: 'innlogging', keeps: [] },
      toInput: ({ id }) => ({ id }),
      redirectTo: (error) => toPage(error?.code, 'avsluttet'),
    },
  }),
  defineCommand({
    name: 'endOtherInnlogginger',
    summary: 'Logs the customer out everywhere but here; no body',
    input: z.strictObject({}),
    handle: ({ session }) => innlogginger.endOthers(session),
    form: {
      path: INNLOGGINGER_PATH,
      onPage: { skjema: 'andre-innlogginger', keeps: [] },
      toInput: () => ({}),
      redirectTo: (error) => toPage(error?.code, 'andre-avsluttet'),
    },
  }),
];

/** Only who was logged out meanwhile comes here with an error; the page answers the others itself. */
function toPage(code: ErrorCode | undefined, resultat: string): string {
  return code === undefined ? `${INNLOGGINGER_PATH}?resultat=${resultat}` : INNLOGGINGER_PATH;
}
