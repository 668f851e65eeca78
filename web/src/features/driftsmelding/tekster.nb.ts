export const tekster = {
  /** The insurer's exact wording: do not change it. */
  driftsmelding:
    'Vi opplever for tiden problemer med noen av systemene våre. Du kan oppleve at noe mangler, eller ikke fungerer som det skal.',
} as const;
