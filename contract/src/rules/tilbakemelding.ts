/** Longest free text of feedback, in UTF-16 units; the same rule in the browser and on the server (FDB-40, AMB-43). */
export const MAX_TILBAKEMELDING_LENGTH = 250;
