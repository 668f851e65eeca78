import { defineAddressWord, RESULTAT } from '../address-words.ts';
import { LAST_NED_PATH } from '../paths.ts';
import { defineForm } from './define-form.ts';

/** As a document, for a spreadsheet, for programs. */
export const filformater = ['pdf', 'csv', 'json'] as const;
export type Filformat = (typeof filformater)[number];

/**
 * Answered with a file. A form and no link: what takes all data along is neither opened ahead nor from elsewhere.
 * `fodselsnummer`: the national id is to stand in it.
 */
export const lastNedForm = defineForm({ path: LAST_NED_PATH, fields: ['format', 'fodselsnummer'] });

/** A customer gets one file in so long: the server refuses another, and the page sends none. */
export const LAST_NED_PAUSE_MS = 10_000;

/** Why there came no file. */
export const lastNedResultat = defineAddressWord(RESULTAT, ['ny-innlogging', 'vent', 'feilet']);
