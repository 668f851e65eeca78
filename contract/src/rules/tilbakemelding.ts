/** Longest free text of feedback, in UTF-16 units; the same rule in the browser and on the server. */
export const MAX_TILBAKEMELDING_LENGTH = 250;
