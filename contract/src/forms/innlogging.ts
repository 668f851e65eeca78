import { BASE_PATH, FRAMED_PARAMETER } from '../paths.ts';
import { defineForm } from './define-form.ts';

/**
 * The way to the identity provider. `returnTo`: the page of ours that the customer comes back to, or the bank's around it.
 * `ny`: the provider must identify the customer anew (step-up), for what asks for a fresh login.
 */
export const startInnloggingForm = defineForm({
  path: '/auth/start',
  fields: ['returnTo', 'ny', FRAMED_PARAMETER],
});

/** Our page with the button that leads there, in a frame of the login page. */
export const LOGIN_FRAME_PATH = '/auth/frame';

/** Never a link, so that nothing logs the customer out by looking ahead. */
export const loggUtForm = defineForm({ path: `${BASE_PATH}/logg-ut` });
