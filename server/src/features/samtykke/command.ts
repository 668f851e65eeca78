import { PROFIL_PATH } from '@portal/contract/paths.ts';
import {
  endringResponseSchema,
  reservasjonRequestSchema,
  samtykkeRequestSchema,
} from '@portal/contract/samtykke.ts';

import { type Command, defineCommand } from '../../http/commands.ts';
import { getGittTekst } from './find-gitt-tekst.ts';
import { recordEndring } from './record-endring.ts';
import type { SamtykkeParts } from './samtykke-parts.ts';

export const samtykkeCommands = (dependencies: SamtykkeParts): Command[] => [
  defineCommand({
    name: 'updateSamtykke',
    summary: 'Gives or takes back one consent; kept with proof, and delivered until confirmed',
    input: samtykkeRequestSchema,
    result: endringResponseSchema,
    handle: async (context, { marketingConsentApproved, crossDomainConsentApproved, tekstversjon }) => {
      const slag = marketingConsentApproved === undefined ? 'CROSS_DOMAIN' : 'MARKETING';
      return recordEndring(dependencies, context, {
        slag,
        verdi: marketingConsentApproved ?? crossDomainConsentApproved ?? false,
        tekst: await getGittTekst(dependencies, context, { slag, versjon: tekstversjon }),
      });
    },
    form: {
      path: PROFIL_PATH,
      onPage: { skjema: 'samtykke', keeps: ['samtykke', 'valg'] },
      toInput: ({ samtykke, valg, tekstversjon }) => ({
        ...(samtykke === 'MARKETING' && { marketingConsentApproved: toBoolean(valg) }),
        ...(samtykke === 'CROSS_DOMAIN' && { crossDomainConsentApproved: toBoolean(valg) }),
        ...(tekstversjon && { tekstversjon }),
      }),
      redirectTo: (error, { samtykke }) =>
        `${PROFIL_PATH}?resultat=${error !== undefined ? 'ikke-lagret' : samtykke === 'CROSS_DOMAIN' ? 'deling' : 'samtykke'}`,
    },
  }),
  defineCommand({
    name: 'updateReservasjon',
    summary: 'Whether the customer wants no documents by post; kept with proof',
    input: reservasjonRequestSchema,
    result: endringResponseSchema,
    handle: (context, { harReservasjon }) =>
      recordEndring(dependencies, context, { slag: 'RESERVASJON', verdi: harReservasjon }),
    form: {
      path: PROFIL_PATH,
      onPage: { skjema: 'reservasjon', keeps: [] },
      // Without the tick nothing is confirmed.
      toInput: ({ bekreft, valg }) => ({ ...(bekreft === 'ja' && { harReservasjon: toBoolean(valg) }) }),
      redirectTo: (error) => `${PROFIL_PATH}?resultat=${error === undefined ? 'reservasjon' : 'ikke-lagret'}`,
    },
  }),
];

function toBoolean(valg: string | undefined): boolean | undefined {
  return valg === 'ja' ? true : valg === 'nei' ? false : undefined;
}
