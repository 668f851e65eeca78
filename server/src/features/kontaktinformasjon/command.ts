import type { ErrorCode } from '@portal/contract/errors.ts';
import {
  kontaktinformasjonRequestSchema,
  livkontaktRequestSchema,
} from '@portal/contract/kontaktinformasjon.ts';
import { PROFIL_PATH } from '@portal/contract/paths.ts';

import { type Command, type CommandForm, defineCommand } from '../../http/commands.ts';
import { changeKontaktinformasjon } from '../../outside/kunderegister/change-kontaktinformasjon.ts';
import { changeLivkontakt } from '../../outside/livregister/livregister.ts';
import { requireDone } from '../../outside/outside-answer.ts';
import type { OutsideClient } from '../../outside/outside-client.ts';

/** Contact data of customers with a customer number, and of old customers (OD-10, AMB-12). */
export const kontaktinformasjonCommands = (outside: OutsideClient): Command[] => [
  defineCommand({
    name: 'updateKontaktinformasjon',
    summary: 'Sets the customer’s own e-mail address or mobile number (API-18, API-28)',
    input: kontaktinformasjonRequestSchema,
    inputErrors: { epostAdresse: 'UGYLDIG_MAILADRESSE', mobilNummer: 'UGYLDIG_MOBILNR' },
    handle: async ({ session, correlationId }, change) => {
      const { fodselsnummer } = session.customer;
      requireDone(await changeKontaktinformasjon(outside, { ...change, fodselsnummer, correlationId }));
    },
    form: toForm('kontaktinformasjon', { epost: 'epostAdresse', mobil: 'mobilNummer' }),
  }),
  defineCommand({
    name: 'updateLivkontakt',
    summary: 'Sets an old customer’s own e-mail address, telephone number or both (API-27)',
    input: livkontaktRequestSchema,
    inputErrors: { epost: 'UGYLDIG_MAILADRESSE', telefon: 'UGYLDIG_MOBILNR' },
    handle: async ({ session, correlationId }, change) => {
      const { fodselsnummer } = session.customer;
      requireDone(await changeLivkontakt(outside, { ...change, fodselsnummer, correlationId }));
    },
    form: toForm('livkontakt', { epost: 'epost', mobil: 'telefon' }),
  }),
];

/** One field of the two is in the form; the page's row for it tells the result. */
function toForm(skjema: string, names: { epost: string; mobil: string }): CommandForm {
  const fieldNames = [names.epost, names.mobil];
  return {
    path: PROFIL_PATH,
    onPage: { skjema, keeps: fieldNames },
    toInput: (fields) => Object.fromEntries(fieldNames.map((name) => [name, fields[name]])),
    redirectTo: (error, fields) => toPage(error?.code, names.epost in fields ? 'epost' : 'mobil'),
  };
}

function toPage(code: ErrorCode | undefined, row: 'epost' | 'mobil'): string {
  if (code === undefined) return `${PROFIL_PATH}?resultat=${row}`;
  return code === 'IKKE_INNLOGGET' ? `${PROFIL_PATH}?resultat=ikke-lagret` : PROFIL_PATH;
}
