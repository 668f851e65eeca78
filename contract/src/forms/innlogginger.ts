import { defineAddressWord, RESULTAT } from '../address-words.ts';
import { INNLOGGINGER_PATH } from '../paths.ts';
import { defineForm } from './define-form.ts';

const path = INNLOGGINGER_PATH;

export const avsluttForm = defineForm({ path, skjema: 'innlogging', fields: ['id'] });

export const avsluttAndreForm = defineForm({ path, skjema: 'andre-innlogginger' });

/** The outcome of either form. `logget-ut`: the session itself had ended. */
export const innloggingerResultat = defineAddressWord(RESULTAT, [
  'avsluttet',
  'andre-avsluttet',
  'logget-ut',
]);
