import type * as nb from './kilde-tekster.nb.ts';

export const kildenavn: typeof nb.kildenavn = {
  NICE: 'skadeforsikringane',
  EIKA_SKADE: 'skadeforsikringane frå Eika',
  LOFAVOR: 'LOfavør-forsikringane',
  PROLIFE: 'livs- og personforsikringane',
  EIKA_PERSON: 'personforsikringane frå Eika',
  PARIS: 'gruppeforsikringane',
  NSF: 'forsikringane gjennom Norsk Sykepleierforbund',
  SPAREBANK: 'forsikringane frå sparebanken',
};

export const kildesystem: typeof nb.kildesystem = {
  NICE: 'Systemet for skadeforsikringar',
  EIKA_SKADE: 'Eika, skadeforsikringar',
  LOFAVOR: 'LOfavør',
  PROLIFE: 'Systemet for livs- og personforsikringar',
  EIKA_PERSON: 'Eika, personforsikringar',
  PARIS: 'Systemet for gruppeforsikringar',
  NSF: 'Norsk Sykepleierforbund',
};
