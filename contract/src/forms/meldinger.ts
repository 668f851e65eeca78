import { BASE_PATH } from '../paths.ts';
import { defineForm } from './define-form.ts';

/** Marks a message from the savings bank as read. */
export const meldingLestForm = defineForm({ path: `${BASE_PATH}/meldinger/lest`, fields: ['id'] });

/** The id of the heading above the messages, on the overview. */
export const MELDINGER_ID = 'sparebankmeldinger';
