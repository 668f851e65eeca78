import { lestMeldingSchema } from '@portal/contract/sparebank.ts';
import { MELDINGER_ID, meldingLestForm } from '@portal/contract/forms/meldinger.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';

import { defineCommand } from '../../core/commands.ts';
import { PortalError } from '../../core/errors.ts';
import { requireDone } from '../../outside/change.ts';
import type { Sparebank } from '../../outside/sparebank/sparebank.ts';
import { hasSparebank } from '../../session/has-sparebank.ts';

export const sparebankCommand = (sparebank: Pick<Sparebank, 'markLest'>) =>
  defineCommand({
    name: 'markSparebankmeldingLest',
    summary: 'Marks one of the customer’s messages from the savings bank as read; the bank keeps it',
    input: lestMeldingSchema,
    handle: async (context, { id }) => {
      if (!hasSparebank(context)) throw new PortalError('FINNES_IKKE');
      requireDone(await sparebank.markLest(context.outside, id));
    },
    form: {
      ...meldingLestForm,
      toInput: ({ id }) => ({ id }),
      // The message itself shows whether it was marked as read.
      redirectTo: () => `${BASE_PATH}#${MELDINGER_ID}`,
    },
  });
