import { withWord } from '@portal/contract/address-words.ts';
import { dataResultat, trekkPostForm, trekkSamtykkeForm } from '@portal/contract/forms/data.ts';
import { profilResultat } from '@portal/contract/forms/profil-resultat.ts';
import { reservasjonForm, samtykkeForm } from '@portal/contract/forms/profil.ts';
import { DATA_PATH } from '@portal/contract/paths.ts';
import {
  type EndringResponse,
  endringResponseSchema,
  reservasjonRequestSchema,
  samtykkeRequestSchema,
} from '@portal/contract/samtykke.ts';

import { type Command, defineCommand } from '../../core/commands.ts';
import { getGittTekst } from './find-gitt-tekst.ts';
import { recordEndring } from './record-endring.ts';
import type { SamtykkeParts } from './samtykke-parts.ts';

export const samtykkeCommands = (dependencies: SamtykkeParts): Command[] => [
  defineCommand({
    name: 'updateSamtykke',
    summary: 'Gives or takes back one consent; kept with proof, and delivered until confirmed',
    input: samtykkeRequestSchema,
    result: endringResponseSchema,
    handle: async (
      context,
      { marketingConsentApproved, crossDomainConsentApproved, tekstversjon: versjon, utenTekst },
    ) => {
      const slag = marketingConsentApproved === undefined ? 'CROSS_DOMAIN' : 'MARKETING';
      const verdi = marketingConsentApproved ?? crossDomainConsentApproved ?? false;
      const tekst = await getGittTekst(dependencies, context, { slag, verdi, versjon, utenTekst });
      return recordEndring(dependencies, context, { slag, verdi, ...(tekst && { tekst }) });
    },
    form: {
      ...samtykkeForm,
      keeps: [samtykkeForm.names.samtykke, samtykkeForm.names.valg],
      toInput: ({ samtykke, valg, tekstversjon, utenTekst }) => ({
        ...(samtykke === 'MARKETING' && { marketingConsentApproved: toBoolean(valg) }),
        ...(samtykke === 'CROSS_DOMAIN' && { crossDomainConsentApproved: toBoolean(valg) }),
        ...(tekstversjon && { tekstversjon }),
        ...(utenTekst === 'ja' && { utenTekst: true }),
      }),
      redirectTo: (error, { samtykke }) =>
        withWord(
          samtykkeForm.path,
          profilResultat,
          error !== undefined ? 'ikke-lagret' : samtykke === 'CROSS_DOMAIN' ? 'deling' : 'samtykke',
        ),
      elsewhere: { ...trekkSamtykkeForm, redirectTo: toData },
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
      ...reservasjonForm,
      toInput: ({ bekreft, valg }) => ({ harReservasjon: bekreft === 'ja' ? toBoolean(valg) : undefined }),
      redirectTo: (error) =>
        withWord(reservasjonForm.path, profilResultat, error === undefined ? 'reservasjon' : 'ikke-lagret'),
      elsewhere: { ...trekkPostForm, redirectTo: toData },
    },
  }),
];

/** Back to the page of the customer's data. The only error here is a customer who has been logged out meanwhile. */
function toData(error: unknown, _fields: unknown, result: EndringResponse | undefined): string {
  const known = result?.bekreftet === true ? 'trukket' : 'venter';
  return withWord(DATA_PATH, dataResultat, error === undefined ? known : 'logget-ut-valg');
}

function toBoolean(valg: string | undefined): boolean | undefined {
  return valg === 'ja' ? true : valg === 'nei' ? false : undefined;
}
