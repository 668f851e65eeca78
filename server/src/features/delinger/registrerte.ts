import { withWord } from '@portal/contract/address-words.ts';
import {
  delingRequestSchema,
  type RegistrerteDelinger,
  registrerteDelingerSchema,
} from '@portal/contract/delinger.ts';
import { dataResultat, delingForm } from '@portal/contract/forms/data.ts';
import { DATA_PATH } from '@portal/contract/paths.ts';

import { defineCommand } from '../../core/commands.ts';
import { PortalError } from '../../core/errors.ts';
import { defineQuery } from '../../core/queries.ts';
import { requireDone } from '../../outside/change.ts';
import { changeDeling, listRegistrerteDelinger } from '../../outside/datadeling/datadeling.ts';
import { getValue } from '../../outside/outside-answer.ts';

/** @param hasRegister the company has a register of sharings; otherwise nothing is asked, and there are none */
export const registrerteDelingerQuery = (hasRegister: boolean) =>
  defineQuery({
    name: 'getRegistrerteDelinger',
    access: 'customer',
    summary: 'Who has been given information about the customer, as the register of sharings knows it',
    schema: registrerteDelingerSchema,
    handle: async ({ outside, report }): Promise<RegistrerteDelinger> => {
      if (!hasRegister) return { delinger: [], ufullstendig: false };
      const { rows, dropped, isIncomplete } = getValue(await listRegistrerteDelinger(outside));
      if (dropped > 0) report('unreadable rows left out', { system: 'DATADELING', count: dropped });
      return { delinger: rows, ufullstendig: dropped > 0 || isIncomplete };
    },
  });

/** @param hasRegister as of {@link registrerteDelingerQuery} */
export const delingCommand = (hasRegister: boolean) =>
  defineCommand({
    name: 'updateDeling',
    summary: 'Takes back a sharing of the customer’s own, or gives it anew; the register keeps it',
    input: delingRequestSchema,
    handle: async ({ outside }, deling) => {
      if (!hasRegister) throw new PortalError('FINNES_IKKE');
      requireDone(await changeDeling(outside, deling));
    },
    form: {
      ...delingForm,
      toInput: ({ id, valg, versjon }) => ({
        id,
        deles: valg === 'ja' ? true : valg === 'nei' ? false : undefined,
        versjon: versjon || undefined,
      }),
      redirectTo: (error, { valg }) =>
        withWord(
          DATA_PATH,
          dataResultat,
          error !== undefined ? 'logget-ut-valg' : valg === 'ja' ? 'gitt' : 'trukket',
        ),
    },
  });
