import type { ErrorCode } from '@portal/contract/errors.ts';
import {
  kontaktinformasjonRequestSchema,
  livkontaktRequestSchema,
} from '@portal/contract/kontaktinformasjon.ts';
import { PROFIL_PATH } from '@portal/contract/paths.ts';
import { isUnusualMobilnummer, tidyMobilnummer } from '@portal/contract/rules/mobilnummer.ts';

import { type Command, type CommandForm, defineCommand } from '../../http/commands.ts';
import { changeKontaktinformasjon } from '../../outside/kunderegister/change-kontaktinformasjon.ts';
import { findKunde } from '../../outside/kunderegister/find-kunde.ts';
import { changeLivkontakt, findLivkunde } from '../../outside/livregister/livregister.ts';
import { PortalError } from '../../http/errors.ts';
import { requireDone } from '../../outside/outside-answer.ts';
import { changeEpost } from '../../varsling/change-epost.ts';
import type { VarslingParts } from '../../varsling/varsling.ts';
import { parseMobilnummer } from './parse-mobilnummer.ts';

/** Contact data of customers with a customer number, and of old customers. */
export const kontaktinformasjonCommands = (parts: VarslingParts): Command[] => [
  defineCommand({
    name: 'updateKontaktinformasjon',
    summary: 'Sets the customer’s own e-mail address or mobile number',
    input: kontaktinformasjonRequestSchema,
    inputErrors: { epostAdresse: 'UGYLDIG_MAILADRESSE', mobilNummer: 'UGYLDIG_MOBILNR' },
    handle: async (context, change) => {
      const { session, correlationId } = context;
      const asker = { fodselsnummer: session.customer.fodselsnummer, correlationId };
      const mobilNummer = await toSent(change.mobilNummer, async () => {
        const kunde = await findKunde(parts.outside, asker);
        return kunde.ok ? kunde.value?.kontaktInformasjon.mobilNummer : undefined;
      });
      if (change.epostAdresse === undefined && mobilNummer === undefined) return;
      const send = () => changeKontaktinformasjon(parts.outside, { ...change, mobilNummer, ...asker });
      const ny = change.epostAdresse;
      requireDone(
        await (ny === undefined
          ? send()
          : changeEpost(parts, context, { register: 'KUNDEREGISTER', ny }, send)),
      );
    },
    form: toForm('kontaktinformasjon', { epost: 'epostAdresse', mobil: 'mobilNummer' }),
  }),
  defineCommand({
    name: 'updateLivkontakt',
    summary: 'Sets an old customer’s own e-mail address, telephone number or both',
    input: livkontaktRequestSchema,
    inputErrors: { epost: 'UGYLDIG_MAILADRESSE', telefon: 'UGYLDIG_MOBILNR' },
    handle: async (context, change) => {
      const { session, correlationId } = context;
      const asker = { fodselsnummer: session.customer.fodselsnummer, correlationId };
      const telefon = await toSent(change.telefon, async () => {
        const livkunde = await findLivkunde(parts.outside, asker);
        return livkunde.ok ? livkunde.value?.telefon : undefined;
      });
      if (change.epost === undefined && telefon === undefined) return;
      const send = () => changeLivkontakt(parts.outside, { ...change, telefon, ...asker });
      const ny = change.epost;
      requireDone(
        await (ny === undefined
          ? send()
          : changeEpost(parts, context, { register: 'LIVREGISTER', ny }, send)),
      );
    },
    form: toForm('livkontakt', { epost: 'epost', mobil: 'telefon' }),
  }),
];

/**
 * The number as the register gets it; undefined where there is none to send. One that is stored already may be saved
 * again, whatever the rules say by now: it stays as it is.
 * @throws {PortalError} UGYLDIG_MOBILNR for any other that is none
 */
async function toSent(
  tidied: string | undefined,
  findStored: () => Promise<string | undefined>,
): Promise<string | undefined> {
  if (tidied === undefined) return undefined;
  const parsed = parseMobilnummer(tidied);
  if (parsed !== undefined) return parsed;
  const stored = tidied === '' ? undefined : await findStored();
  if (stored !== undefined && tidyMobilnummer(stored) === tidied) return undefined;
  throw new PortalError('UGYLDIG_MOBILNR');
}

/** One field of the two is in the form; the page's row for it tells the result. */
function toForm(skjema: string, names: { epost: string; mobil: string }): CommandForm {
  const fieldNames = [names.epost, names.mobil];
  return {
    path: PROFIL_PATH,
    onPage: { skjema, keeps: [...fieldNames, 'erMobilnummer'], holdsText: true },
    toInput: (fields) => ({
      [names.epost]: fields[names.epost],
      [names.mobil]: isAskedAbout(fields, names.mobil) ? '' : fields[names.mobil],
    }),
    redirectTo: (error, fields) => toPage(error?.code, names.epost in fields ? 'epost' : 'mobil'),
  };
}

function toPage(code: ErrorCode | undefined, row: 'epost' | 'mobil'): string {
  if (code === undefined) return `${PROFIL_PATH}?resultat=${row}`;
  return code === 'IKKE_INNLOGGET' ? `${PROFIL_PATH}?resultat=ikke-lagret` : PROFIL_PATH;
}

/** A number that is hardly a mobile's is refused until the customer has said that it is: the page then asks. */
function isAskedAbout(fields: Record<string, string>, name: string): boolean {
  return isUnusualMobilnummer(tidyMobilnummer(fields[name] ?? '')) && fields['erMobilnummer'] !== 'ja';
}
