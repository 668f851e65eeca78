import { defineAddressWord, RESULTAT } from '../address-words.ts';
import { KALENDER_PATH } from '../paths.ts';
import { defineForm } from './define-form.ts';

/**
 * Answered with a file of the coming due days. A form and no link, so that a page gets the days of its own customer.
 * `detaljer`: its events say what and how much.
 */
export const kalenderForm = defineForm({ path: KALENDER_PATH, fields: ['detaljer'] });

/** Why there came no file: days would lack in it, or what they are for, or there are none, or too many were asked for. */
export const kalenderResultat = defineAddressWord(RESULTAT, [
  'kalender-mangler',
  'kalender-uten-navn',
  'kalender-tom',
  'kalender-vent',
]);
