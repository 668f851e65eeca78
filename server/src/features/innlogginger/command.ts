import { z } from 'zod';

import { withWord } from '@portal/contract/address-words.ts';
import { avsluttAndreForm, avsluttForm, innloggingerResultat } from '@portal/contract/forms/innlogginger.ts';
import { avsluttInnloggingSchema } from '@portal/contract/innlogginger.ts';

import { type Command, defineCommand } from '../../core/commands.ts';
import type { Innlogginger } from '../../session/innlogginger.ts';

export const innloggingCommands = (innlogginger: Pick<Innlogginger, 'end' | 'endOthers'>): Command[] => [
  defineCommand({
    name: 'endInnlogging',
    summary: 'Logs the customer out at another place; the id is one of getInnlogginger',
    input: avsluttInnloggingSchema,
    countsForSession: true,
    handle: ({ session }, { id }) => innlogginger.end(session, id),
    form: {
      ...avsluttForm,
      toInput: ({ id }) => ({ id }),
      redirectTo: (error) => toPage(error, 'avsluttet'),
    },
  }),
  defineCommand({
    name: 'endOtherInnlogginger',
    summary: 'Logs the customer out everywhere but here; no body',
    input: z.strictObject({}),
    countsForSession: true,
    handle: ({ session }) => innlogginger.endOthers(session),
    form: {
      ...avsluttAndreForm,
      toInput: () => ({}),
      redirectTo: (error) => toPage(error, 'andre-avsluttet'),
    },
  }),
];

/** The only error here is a customer who has been logged out meanwhile; other errors are shown by the page itself. */
function toPage(error: unknown, resultat: (typeof innloggingerResultat.values)[number]): string {
  return withWord(avsluttForm.path, innloggingerResultat, error === undefined ? resultat : 'logget-ut');
}
