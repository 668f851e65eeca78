import { defineAddressWord, RESULTAT } from '../address-words.ts';
import { TILBUD_PATH } from '../paths.ts';
import { defineForm } from './define-form.ts';

/** The card that shows the question before an offer is removed, or the error after. A short key, never the offer's number. */
export const fjernKort = defineAddressWord<string>('fjern', []);

/** The offer's number is a field, so that it is in no address. `kort`: the key of the form's card, as in the address. */
export const fjernTilbudForm = defineForm({
  path: `${TILBUD_PATH}/fjern`,
  fields: ['avtaleNummer', 'systemSource', 'versionNumber', 'alleVersjoner', 'kort'],
});

/** The outcome of a removal. An error is shown on the card that the address names. */
export const tilbudResultat = defineAddressWord(RESULTAT, [
  'fjernet',
  'finnes-ikke',
  'endret',
  'feil',
  'for-mange',
]);
export type TilbudResultat = (typeof tilbudResultat.values)[number];

/** Targets for focus: the page's heading, the button that opens a card's question, and the first button that answers it. */
export const TILBUD_ID = 'tilbud';
export const toFjernId = (kort: string): string => `fjern-${kort}`;
export const toSvarId = (kort: string): string => `svar-${kort}`;
