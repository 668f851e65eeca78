import { defineAddressWord, RESULTAT } from '../address-words.ts';

/** The outcome of a form on the profile. Apart from the forms: few browsers need it. */
export const profilResultat = defineAddressWord(RESULTAT, [
  'epost',
  'mobil',
  'adresse',
  'samtykke',
  'deling',
  'reservasjon',
  'ikke-lagret',
]);
