/** For developers of the portal. The texts inside the widgets are examples. */
export const tekster = {
  tittel: 'Katalog',
  innhold: 'Innhold',
  drakt: 'Drakt',
  farger: 'Farger',
} as const;

/** The sections of the catalogue by their fragment, in order. */
export const sections = {
  grunnlag: 'Grunnlag',
  rammer: 'Hoder og bunner',
  deler: 'Deler',
  beholdere: 'Kort, rader og meldinger',
  felter: 'Felter',
  tilbakemelding: 'Tilbakemelding',
  'over-siden': 'Over siden',
  sidetyper: 'Sidetyper',
} as const;

export const drakter = ['none', 'sb1', 'dnb', 'eika', 'fana', 'sbm', 'fremtind'] as const;
export const farger = [
  ['', 'Som enheten'],
  ['light', 'Lyst'],
  ['dark', 'Mørkt'],
] as const;
