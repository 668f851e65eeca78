import type * as nb from './kilde-tekster.nb.ts';

export const kildenavn: typeof nb.kildenavn = {
  NICE: 'general insurance',
  EIKA_SKADE: 'general insurance from Eika',
  LOFAVOR: 'LOfavør insurance',
  PROLIFE: 'life and personal insurance',
  EIKA_PERSON: 'personal insurance from Eika',
  PARIS: 'group insurance',
  NSF: 'insurance through Norsk Sykepleierforbund',
  SPAREBANK: 'insurance from the savings bank',
};

export const kildesystem: typeof nb.kildesystem = {
  NICE: 'The general insurance system',
  EIKA_SKADE: 'Eika, general insurance',
  LOFAVOR: 'LOfavør',
  PROLIFE: 'The life and personal insurance system',
  EIKA_PERSON: 'Eika, personal insurance',
  PARIS: 'The group insurance system',
  NSF: 'Norsk Sykepleierforbund',
};
