import { lestMeldingSchema } from '@portal/contract/eikaintegrasjon.ts';
import { BASE_PATH, MELDING_LEST_PATH } from '@portal/contract/paths.ts';

import { defineCommand } from '../../http/commands.ts';
import { PortalError } from '../../http/errors.ts';
import { getValue } from '../../outside/outside-answer.ts';
import type { Sparebank } from '../../outside/sparebank/sparebank.ts';
import { hasSparebankintegrasjon } from '../../session/has-sparebankintegrasjon.ts';

export const sparebankCommand = (sparebank: Pick<Sparebank, 'markLest'>) =>
  defineCommand({
    name: 'markMeldingLest',
    summary: 'Marks one of the customer’s messages from the savings bank as read; the bank keeps it',
    input: lestMeldingSchema,
    handle: async (context, { id }) => {
      if (!hasSparebankintegrasjon(context)) throw new PortalError('FINNES_IKKE');
      const { session, correlationId } = context;
      const asker = { fodselsnummer: session.customer.fodselsnummer, correlationId };
      if (!getValue(await sparebank.markLest(asker, id))) throw new PortalError('FINNES_IKKE');
    },
    form: {
      path: MELDING_LEST_PATH,
      toInput: ({ id }) => ({ id }),
      // What came of it is seen on the message itself.
      redirectTo: () => `${BASE_PATH}#kundekommunikasjon`,
    },
  });
