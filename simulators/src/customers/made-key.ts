/** Of all people that tests have made through the door. */
export const MADE_KEY = 'laget';
