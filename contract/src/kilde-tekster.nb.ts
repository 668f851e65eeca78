import type { Avtalekilde, SystemSource } from './system-sources.ts';

/** The customer's words for the insurances of each system, never our system names. */
export const kildenavn: Record<Avtalekilde, string> = {
  NICE: 'skadeforsikringene',
  EIKA_SKADE: 'skadeforsikringene fra Eika',
  LOFAVOR: 'LOfavør-forsikringene',
  PROLIFE: 'livs- og personforsikringene',
  EIKA_PERSON: 'personforsikringene fra Eika',
  PARIS: 'gruppeforsikringene',
  NSF: 'forsikringene gjennom Norsk Sykepleierforbund',
  SPAREBANK: 'forsikringene fra sparebanken',
};

/** What they read on a file of theirs: where a row comes from. */
export const kildesystem: Record<SystemSource, string> = {
  NICE: 'Systemet for skadeforsikringer',
  EIKA_SKADE: 'Eika, skadeforsikringer',
  LOFAVOR: 'LOfavør',
  PROLIFE: 'Systemet for livs- og personforsikringer',
  EIKA_PERSON: 'Eika, personforsikringer',
  PARIS: 'Systemet for gruppeforsikringer',
  NSF: 'Norsk Sykepleierforbund',
};
