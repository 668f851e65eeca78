import { PROFIL_PATH } from '@portal/contract/paths.ts';
import {
  endringResponseSchema,
  reservasjonRequestSchema,
  samtykkeRequestSchema,
} from '@portal/contract/samtykke.ts';

import { type Command, defineCommand } from '../../http/commands.ts';
import type { DeliveryDependencies } from './deliver-endringer.ts';
import { recordEndring } from './record-endring.ts';

export const samtykkeCommands = (dependencies: DeliveryDependencies): Command[] => [
  defineCommand({
    name: 'updateSamtykke',
    summary: 'Gives or takes back one consent; kept with proof, and delivered until confirmed (API-24)',
    input: samtykkeRequestSchema,
    result: endringResponseSchema,
    handle: (context, { marketingConsentApproved, crossDomainConsentApproved, tekstversjon }) =>
      recordEndring(dependencies, context, {
        slag: marketingConsentApproved === undefined ? 'CROSS_DOMAIN' : 'MARKETING',
        verdi: marketingConsentApproved ?? crossDomainConsentApproved ?? false,
        tekstversjon,
      }),
    form: {
      path: PROFIL_PATH,
      onPage: { skjema: 'samtykke', keeps: ['samtykke', 'valg'] },
      toInput: ({ samtykke, valg, tekstversjon }) => ({
        ...(samtykke === 'MARKETING' && { marketingConsentApproved: toBoolean(valg) }),
        ...(samtykke === 'CROSS_DOMAIN' && { crossDomainConsentApproved: toBoolean(valg) }),
        ...(tekstversjon && { tekstversjon }),
      }),
      redirectTo: (error) => `${PROFIL_PATH}?resultat=${error === undefined ? 'samtykke' : 'ikke-lagret'}`,
    },
  }),
  defineCommand({
    name: 'updateReservasjon',
    summary: 'Whether the customer wants no documents by post; kept with proof (API-26)',
    input: reservasjonRequestSchema,
    result: endringResponseSchema,
    handle: (context, { harReservasjon, tekstversjon }) =>
      recordEndring(dependencies, context, { slag: 'RESERVASJON', verdi: harReservasjon, tekstversjon }),
    form: {
      path: PROFIL_PATH,
      onPage: { skjema: 'reservasjon', keeps: [] },
      // Without the tick nothing is confirmed (PRO-21).
      toInput: ({ bekreft, valg, tekstversjon }) => ({
        ...(bekreft === 'ja' && { harReservasjon: toBoolean(valg) }),
        ...(tekstversjon && { tekstversjon }),
      }),
      redirectTo: (error) => `${PROFIL_PATH}?resultat=${error === undefined ? 'reservasjon' : 'ikke-lagret'}`,
    },
  }),
];

function toBoolean(valg: string | undefined): boolean | undefined {
  return valg === 'ja' ? true : valg === 'nei' ? false : undefined;
}
