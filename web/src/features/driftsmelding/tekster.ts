export const tekster = {
  /** OVW-19, word for word. */
  driftsmelding:
    'Vi opplever for tiden problemer med noen av systemene våre. Du kan oppleve at noe mangler, eller ikke fungerer som det skal.',
} as const;
