import { maskPersonal } from '@portal/contract/mask-personal.ts';
import {
  kontaktonskeRequestSchema,
  oppfolgingRequestSchema,
  tilbakemeldingRequestSchema,
} from '@portal/contract/tilbakemelding.ts';
import { TILBAKEMELDING_FORM_PATH, tilbakemeldingBlokker } from '@portal/contract/tilbakemelding-blokker.ts';

import type { Configuration } from '../../config/configuration.ts';
import { type Command, definePublicCommand } from '../../http/commands.ts';
import type { PortalError } from '../../http/errors.ts';
import type { TilbakemeldingParts } from './tilbakemelding-parts.ts';

/** Feedback is for visitors too; who sent it is not kept. */
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
      const tekst = text?.trim();
      await repository.insertTilbakemelding({
        tidspunkt: now(),
        distributor: distributor.shortname,
        side: page,
        produktkode: productCode || null,
        verdi: feedbackValue,
        tekst: tekst === undefined || tekst === '' ? null : maskPersonal(tekst),
      });
    },
    form: {
      path: TILBAKEMELDING_FORM_PATH,
      toInput: ({ verdi, tekst, side }) => ({
        feedbackValue: /^[0-9]$/.test(verdi ?? '') ? Number(verdi) : verdi,
        // A form sends each line break as two characters, which nobody typed.
        ...(tekst && { text: tekst.replaceAll('\r\n', '\n') }),
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
        tidspunkt: now(),
        distributor: distributor.shortname,
        side: page,
        svar: answers.map((answer) => ({
          ...answer,
          value:
            typeof answer.value === 'string'
              ? maskPersonal(answer.value)
              : answer.value.map((value) => maskPersonal(value)),
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
      const innhold = blokk && configuration.innhold()(distributor.shortname).tilbakemelding[blokk];
      await repository.insertKontaktonske({
        distributor: distributor.shortname,
        side: page,
        epost: email,
        // What was not asked for is not kept.
        telefon: (innhold?.kontakt?.telefon === true && phone) || null,
        slettes: toDeletionDay(),
      });
    },
  }),
];

/** Back to the page that the form stood on, if it is one of ours that has one. */
function toPage(error: PortalError | undefined, side: string | undefined): string {
  const page =
    tilbakemeldingBlokker.find((block) => block.page === side)?.page ?? tilbakemeldingBlokker[0].page;
  const result = error === undefined ? 'takk' : error.code === 'FOR_MANGE_FORSPORSLER' ? 'for-mange' : 'feil';
  return `${page}?tilbakemelding=${result}#tilbakemelding`;
}
