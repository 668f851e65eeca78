import type { Tekster } from '../../lib/tekster.ts';
import type { Gruppe } from './group-avtaler.ts';
import type * as nb from './mange-tekster.nb.ts';

export const tekster = {
  navn: 'Finn i forsikringane dine',
  sok: 'Søk i forsikringane dine',
  hjelp: 'Skriv namn, registreringsnummer, adresse eller avtalenummer.',
  antall: (antall) => `Viser ${antall} forsikringar`,
  treff: (treff, antall) => `Viser ${treff} av ${antall} forsikringar`,
  ingenTreff: (sok) => `Ingen av desse forsikringane passar med «${sok}»`,
  grupper: 'Grupper etter kva dei forsikrar',
  enListe: 'Vis alle i éi liste',
} satisfies Tekster<typeof nb.tekster>;

export const gruppenavn: Record<Gruppe, string> = {
  kjoretoy: 'Køyretøy',
  baat: 'Båt',
  'hus-og-hytte': 'Hus og hytte',
  'innbo-og-ting': 'Innbu og ting',
  reise: 'Reise',
  'liv-og-helse': 'Liv og helse',
  dyr: 'Dyr',
  annet: 'Anna',
};
