export const tekster = {
  /** The wording is the insurer's: keep it word for word. */
  driftsmelding:
    'Vi opplever for tiden problemer med noen av systemene våre. Du kan oppleve at noe mangler, eller ikke fungerer som det skal.',
} as const;
