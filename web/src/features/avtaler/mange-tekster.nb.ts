import type { Gruppe } from './group-avtaler.ts';

export const tekster = {
  navn: 'Finn i forsikringene dine',
  sok: 'Søk i forsikringene dine',
  hjelp: 'Skriv navn, registreringsnummer, adresse eller avtalenummer.',
  // Of those that came: a system may have failed.
  antall: (antall: number) => `Viser ${antall} forsikringer`,
  treff: (treff: number, antall: number) => `Viser ${treff} av ${antall} forsikringer`,
  ingenTreff: (sok: string) => `Ingen av disse forsikringene passer med «${sok}»`,
  grupper: 'Grupper etter hva de forsikrer',
  enListe: 'Vis alle i én liste',
} as const;

export const gruppenavn: Record<Gruppe, string> = {
  kjoretoy: 'Kjøretøy',
  baat: 'Båt',
  'hus-og-hytte': 'Hus og hytte',
  'innbo-og-ting': 'Innbo og ting',
  reise: 'Reise',
  'liv-og-helse': 'Liv og helse',
  dyr: 'Dyr',
  annet: 'Annet',
};
