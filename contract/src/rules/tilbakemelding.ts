/** Maximum length of free text in feedback, in UTF-16 units; the same in browser and server. */
export const MAX_TILBAKEMELDING_LENGTH = 250;
/** The most questions of a survey. */
export const MAX_SPORSMAL = 20;

/** A face's number, 1 to 5; undefined for what is no answer to a question with faces. */
export function toRating(value: string | readonly string[]): number | undefined {
  return typeof value === 'string' && /^[1-5]$/.test(value) ? Number(value) : undefined;
}
