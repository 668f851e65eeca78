import { defineAddressWord } from './address-words.ts';
import { defineForm } from './forms/define-form.ts';
import { ANDRE_FORSIKRINGER_PATH, BASE_PATH, TILBUD_PATH } from './paths.ts';

/** Where feedback is asked for: the name of the content block, and the page's route. */
export const tilbakemeldingBlokker = [
  { blokk: 'oversikt', page: BASE_PATH },
  { blokk: 'tilbud', page: TILBUD_PATH },
  { blokk: 'andreForsikringer', page: ANDRE_FORSIKRINGER_PATH },
] as const;

export type TilbakemeldingBlokk = (typeof tilbakemeldingBlokker)[number]['blokk'];
export type TilbakemeldingPage = (typeof tilbakemeldingBlokker)[number]['page'];

/** The form with the first question and its comment, without script. `side`: the page it stands on. */
export const tilbakemeldingForm = defineForm({
  path: `${BASE_PATH}/tilbakemelding`,
  fields: ['verdi', 'tekst', 'side'],
});

/** Under this name the choice of language takes along what was begun. The form itself has none: nobody else posts there. */
export const begunTilbakemelding = { skjema: 'tilbakemelding' } as const;
/** So do the survey, with the number of its step from 0 and the answer to each question, and the request for contact. */
export const begunOppfolging = { skjema: 'oppfolging', steg: 'steg', svar: 'svar' } as const;
export const begunKontaktonske = { skjema: 'kontaktonske', fields: ['email', 'phone'] } as const;

/** The outcome of the form; also names the block that shows it. */
export const tilbakemeldingResultat = defineAddressWord('tilbakemelding', ['takk', 'for-mange', 'feil']);
export const TILBAKEMELDING_ID = 'tilbakemelding';
