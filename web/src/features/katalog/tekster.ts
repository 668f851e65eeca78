/** For those who build the portal; the words inside the widgets are examples. */
export const tekster = {
  tittel: 'Katalog',
  drakt: 'Drakt',
  farger: 'Farger',
  hoder: 'Hoder',
  deler: 'Deler',
  felter: 'Felter',
  overSiden: 'Over siden',
  sidetyper: 'Sidetyper',
  vis: 'Vis',
} as const;

export const drakter = ['none', 'sb1', 'dnb', 'eika', 'fana', 'sbm', 'fremtind'] as const;
export const farger = [
  ['', 'Som enheten'],
  ['light', 'Lyst'],
  ['dark', 'Mørkt'],
] as const;
