export const tekster = {
  overskrift: 'Samtykker',
  iBanken: 'Samtykkene dine endrer du i banken',
} as const;
