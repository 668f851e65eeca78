/** Maximum length of free text in feedback, in UTF-16 units; the same in browser and server. */
export const MAX_TILBAKEMELDING_LENGTH = 250;
/** The most questions of a survey. */
export const MAX_SPORSMAL = 20;
