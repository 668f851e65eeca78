import { withWord } from '@portal/contract/address-words.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';
import { profilResultat } from '@portal/contract/forms/profil-resultat.ts';
import { kontaktinformasjonForm, livkontaktForm } from '@portal/contract/forms/profil.ts';
import {
  kontaktinformasjonRequestSchema,
  livkontaktRequestSchema,
} from '@portal/contract/kontaktinformasjon.ts';
import { isUnusualMobilnummer, tidyMobilnummer } from '@portal/contract/rules/mobilnummer.ts';
import { z } from 'zod';

import { type Command, defineCommand } from '../../core/commands.ts';
import { changeKontaktinformasjon } from '../../outside/kunderegister/change-kontaktinformasjon.ts';
import { requireKundeKontakt } from '../../outside/kunderegister/find-kunde.ts';
import { changeLivkontakt, requireLivkontakt } from '../../outside/livregister/livregister.ts';
import { PortalError } from '../../core/errors.ts';
import { requireDone } from '../../outside/change.ts';
import { getValue, type OutsideAnswer } from '../../outside/outside-answer.ts';
import { changeEpost } from './varsling/change-epost.ts';
import type { VarslingParts } from './varsling/varsling.ts';
import { parseMobilnummer } from './parse-mobilnummer.ts';

/** Only a form without script needs it: with script the page asks before it sends. */
const ofForm = { uvanlig: z.boolean().optional() };

/** Changes contact data of customers with a customer number, and of livkunder. */
export const kontaktinformasjonCommands = (parts: VarslingParts): Command[] => [
  defineCommand({
    name: 'updateKontaktinformasjon',
    summary: 'Sets the customer’s own e-mail address or mobile number',
    input: kontaktinformasjonRequestSchema.safeExtend(ofForm),
    inputErrors: { epostAdresse: 'UGYLDIG_MAILADRESSE', mobilNummer: 'UGYLDIG_MOBILNR' },
    handle: async (context, { uvanlig, ...change }) => {
      const { outside } = context;
      const mobilNummer = await toSent(change.mobilNummer, uvanlig, () =>
        requireKundeKontakt(outside, 'mobilNummer'),
      );
      if (change.epostAdresse === undefined && mobilNummer === undefined) return;
      const send = () => changeKontaktinformasjon(outside, { ...change, mobilNummer });
      const ny = change.epostAdresse;
      requireDone(
        await (ny === undefined
          ? send()
          : changeEpost(parts, context, { register: 'KUNDEREGISTER', ny }, send)),
      );
    },
    form: {
      ...kontaktinformasjonForm,
      keeps: Object.values(kontaktinformasjonForm.names),
      toInput: ({ epostAdresse, mobilNummer, erMobilnummer }) => ({
        epostAdresse,
        mobilNummer,
        uvanlig: isUvanlig(mobilNummer, erMobilnummer),
      }),
      redirectTo: (error, { epostAdresse }) =>
        toPage(error?.code, epostAdresse === undefined ? 'mobil' : 'epost'),
    },
  }),
  defineCommand({
    name: 'updateLivkontakt',
    summary: 'Sets a livkunde’s own e-mail address, telephone number or both',
    input: livkontaktRequestSchema.safeExtend(ofForm),
    inputErrors: { epost: 'UGYLDIG_MAILADRESSE', telefon: 'UGYLDIG_MOBILNR' },
    handle: async (context, { uvanlig, ...change }) => {
      const { outside } = context;
      const telefon = await toSent(change.telefon, uvanlig, () => requireLivkontakt(outside, 'telefon'));
      if (change.epost === undefined && telefon === undefined) return;
      const send = () => changeLivkontakt(outside, { ...change, telefon });
      const ny = change.epost;
      requireDone(
        await (ny === undefined
          ? send()
          : changeEpost(parts, context, { register: 'LIVREGISTER', ny }, send)),
      );
    },
    form: {
      ...livkontaktForm,
      keeps: Object.values(livkontaktForm.names),
      toInput: ({ epost, telefon, erMobilnummer }) => ({
        epost,
        telefon,
        uvanlig: isUvanlig(telefon, erMobilnummer),
      }),
      redirectTo: (error, { epost }) => toPage(error?.code, epost === undefined ? 'mobil' : 'epost'),
    },
  }),
];

/**
 * The number as sent to the register; undefined when there is none to send. A number that is already stored may be
 * saved again, even if the rules would now refuse it. One that is stored and cannot be read is not written over: others
 * may read it, and the customer has not seen it.
 * @throws {PortalError} UGYLDIG_MOBILNR for any other that is invalid or {@link isUvanlig}; as {@link getValue} when the
 * stored one cannot be read
 */
async function toSent(
  tidied: string | undefined,
  uvanlig: boolean | undefined,
  requireStored: () => Promise<OutsideAnswer<string | undefined>>,
): Promise<string | undefined> {
  if (tidied === undefined) return undefined;
  const parsed = uvanlig === true ? undefined : parseMobilnummer(tidied);
  if (tidied === '') throw new PortalError('UGYLDIG_MOBILNR');
  const stored = await requireStored();
  if (parsed !== undefined) {
    getValue(stored);
    return parsed;
  }
  if (stored.ok && stored.value !== undefined && tidyMobilnummer(stored.value) === tidied) return undefined;
  throw new PortalError('UGYLDIG_MOBILNR');
}

/** The form has one of two fields; the outcome is shown in that row of the page. */
function toPage(code: ErrorCode | undefined, row: 'epost' | 'mobil'): string {
  const page = kontaktinformasjonForm.path;
  if (code === undefined) return withWord(page, profilResultat, row);
  return code === 'IKKE_INNLOGGET' ? withWord(page, profilResultat, 'ikke-lagret') : page;
}

/** An unusual mobile number that the customer has not confirmed yet: it is refused, and the page then asks. */
function isUvanlig(nummer: string | undefined, erMobilnummer: string | undefined): boolean {
  return isUnusualMobilnummer(tidyMobilnummer(nummer ?? '')) && erMobilnummer !== 'ja';
}
