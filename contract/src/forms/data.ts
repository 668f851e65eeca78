import { defineAddressWord, RESULTAT } from '../address-words.ts';
import { DATA_PATH } from '../paths.ts';
import { defineForm } from './define-form.ts';
import { reservasjonFields, samtykkeFields } from './profil.ts';

const path = DATA_PATH;

/** 'This was not me', beside a row of what was done. `id`: of the row. */
export const ikkeMegForm = defineForm({ path, skjema: 'ikke-meg', fields: ['id'] });

/** Takes back one consent, where its sharing stands. The fields are those of the question on the profile. */
export const trekkSamtykkeForm = defineForm({ path, skjema: 'trekk-samtykke', fields: samtykkeFields });

/** The same for documents by post. */
export const trekkPostForm = defineForm({ path, skjema: 'trekk-post', fields: reservasjonFields });

/** Takes back what the register of sharings holds (`valg` nei), or gives it anew by the words of `versjon` (`valg` ja). */
export const delingForm = defineForm({ path, skjema: 'deling', fields: ['id', 'valg', 'versjon'] });

/**
 * The outcome of a form on the page of the customer's data. `logget-ut`: the session had ended before the report;
 * `logget-ut-valg`: before a choice.
 */
export const dataResultat = defineAddressWord(RESULTAT, [
  'meldt',
  'meldt-uten-utlogging',
  'trukket',
  'gitt',
  'venter',
  'logget-ut',
  'logget-ut-valg',
]);
