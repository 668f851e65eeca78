import { BASE_PATH } from './paths.ts';

/** Where feedback is asked for: the block's name in the content, and the page's route. */
export const tilbakemeldingBlokker = [
  { blokk: 'oversikt', page: BASE_PATH },
  { blokk: 'tilbud', page: `${BASE_PATH}/tilbud` },
  { blokk: 'andreForsikringer', page: `${BASE_PATH}/andre-forsikringer` },
] as const;

export type TilbakemeldingBlokk = (typeof tilbakemeldingBlokker)[number]['blokk'];
export type TilbakemeldingPage = (typeof tilbakemeldingBlokker)[number]['page'];

/** Where the form posts without script; the page it stood on is a field. */
export const TILBAKEMELDING_FORM_PATH = `${BASE_PATH}/tilbakemelding`;
