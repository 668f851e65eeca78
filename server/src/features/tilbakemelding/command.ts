import { withWord } from '@portal/contract/address-words.ts';
import { maskPersonal } from '@portal/contract/mask-personal.ts';
import { getOsloDate, getOsloMidnight } from '@portal/contract/oslo-date.ts';
import { STANDARD_SPRAK } from '@portal/contract/sprak.ts';
import {
  kontaktonskeRequestSchema,
  oppfolgingRequestSchema,
  tilbakemeldingRequestSchema,
} from '@portal/contract/tilbakemelding.ts';
import {
  TILBAKEMELDING_ID,
  tilbakemeldingBlokker,
  tilbakemeldingForm,
  tilbakemeldingResultat,
} from '@portal/contract/tilbakemelding-blokker.ts';

import type { Configuration } from '../../config/configuration.ts';
import { type Command, definePublicCommand } from '../../core/commands.ts';
import type { PortalError } from '../../core/errors.ts';
import type { TilbakemeldingParts } from './tilbakemelding-parts.ts';

/** Its day alone: at its second, the session that was used then would say whose it is. */
const toDay = (now: Date): Date => getOsloMidnight(getOsloDate(now));
const maskEach = (texts: readonly string[]): string[] => texts.map((text) => maskPersonal(text));

/**
 * Visitors may give feedback too. Who sent it is not stored. Everything is masked that is not one of a few words: pages
 * of other applications and older pages send choices and questions that no file of ours names now, so any may be sent.
 */
export const tilbakemeldingCommands = (
  { repository, rateLimit, now, toDeletionDay }: TilbakemeldingParts,
  configuration: Pick<Configuration, 'innhold'>,
): Command[] => [
  definePublicCommand({
    name: 'createTilbakemelding',
    summary: 'Keeps a rating and its comment',
    input: tilbakemeldingRequestSchema,
    rateLimit,
    handle: async ({ distributor }, { feedbackValue, text, productCode, page }) => {
      const comment = text?.trim();
      await repository.insertTilbakemelding({
        created_at: toDay(now()),
        distributor: distributor.shortname,
        page,
        product_code: productCode ? maskPersonal(productCode) : null,
        value: typeof feedbackValue === 'object' ? maskEach(feedbackValue) : feedbackValue,
        text: comment === undefined || comment === '' ? null : maskPersonal(comment),
      });
    },
    form: {
      ...tilbakemeldingForm,
      toInput: ({ verdi, tekst, side }) => ({
        feedbackValue: /^[0-9]$/.test(verdi ?? '') ? Number(verdi) : verdi,
        ...(tekst && { text: tekst }),
        page: side,
      }),
      redirectTo: (error, { side }) => toPage(error, side),
    },
  }),
  definePublicCommand({
    name: 'createOppfolging',
    summary: 'Keeps the answers of a follow-up survey',
    input: oppfolgingRequestSchema,
    rateLimit,
    handle: ({ distributor }, { page, answers }) =>
      repository.insertOppfolging({
        created_at: toDay(now()),
        distributor: distributor.shortname,
        page,
        answers: answers.map(({ name, label, type, value }) => ({
          name: maskPersonal(name),
          label: maskPersonal(label),
          type,
          value: typeof value === 'string' ? maskPersonal(value) : maskEach(value),
        })),
      }),
  }),
  definePublicCommand({
    name: 'createKontaktonske',
    summary: 'Keeps how to reach somebody who wants to tell more, apart from what they told',
    input: kontaktonskeRequestSchema,
    inputErrors: { email: 'UGYLDIG_MAILADRESSE', phone: 'UGYLDIG_MOBILNR' },
    rateLimit,
    handle: async ({ distributor }, { page, email, phone }) => {
      const blokk = tilbakemeldingBlokker.find((block) => block.page === page)?.blokk;
      const { tilbakemelding } = configuration.innhold()(distributor.shortname, STANDARD_SPRAK);
      // Of a receipt only its own application knows: it sends a number where it asks for one.
      const isPhoneAsked = blokk === undefined || tilbakemelding[blokk]?.kontakt?.telefon === true;
      await repository.insertKontaktonske({
        distributor: distributor.shortname,
        page,
        email,
        // A phone number that was not asked for is not stored.
        phone: (isPhoneAsked && phone) || null,
        delete_on: toDeletionDay(),
      });
    },
  }),
];

/** Back to the page with the form, if it is one of ours. */
function toPage(error: PortalError | undefined, side: string | undefined): string {
  const page =
    tilbakemeldingBlokker.find((block) => block.page === side)?.page ?? tilbakemeldingBlokker[0].page;
  const result = error === undefined ? 'takk' : error.code === 'FOR_MANGE_FORSPORSLER' ? 'for-mange' : 'feil';
  return withWord(`${page}#${TILBAKEMELDING_ID}`, tilbakemeldingResultat, result);
}
