/**
 * The only place where national ids are written out. All are synthetic: month + 80. The files beside this one
 * describe these people; the last three are unknown to every system.
 */
export const fodselsnumre = {
  standard: '14838430121',
  loMedlem: '02917931081',
  bankkunde: '23869132381',
  tom: '09810153099',
  kontrollgruppe: '19855940240',
  mange: '17886634196',
  under18: '05891056046',
  attenIDag: '20910854039',
  sparebank: '21827538202',
  alleMerker: '08879339163',
  niceNede: '07817244011',
  prolifeTreg: '08827344142',
  parisHenger: '09837444273',
  lofavorUgyldig: '10847644325',
  alleNede: '12857744495',
  /** Reads well in all source systems; stories that break one of them break it for this customer alone. */
  registerNede: '13867844516',
  kommunikasjonNede: '15878044646',
  /** Has something in every system; the story about failing calls breaks them for this customer only. */
  kanFeile: '20887931209',
  /** Prices that rise, fall, cannot be divided, and a payment that is overdue. */
  prisopp: '04817110083',
  prisned: '15828310043',
  delesumFeil: '22836510082',
  forfalt: '08849010035',
  utenDeler: '19857710005',
  nyKunde: '03838142132',
  prolife: '30845235097',
  utland: '11928837124',
  utenKundenummer: '27909641085',
  dNummer: '56868643043',
  /** Has offers with the same number in three systems; one story removes some of them. */
  likeNummer: '17887347018',
  /** Unknown to every system. Only one story logs them in; it runs with and without script at the same time. */
  flereSteder: '12838410047',
  flereStederUtenSkript: '13838410167',
  /** Unknown to every system; the story about unreadable data breaks the register for this customer only. */
  registerBorte: '14838410015',
};

/** Eleven digits that belong to nobody; the key says what is special about them. */
export const ingensNumre = {
  /** Synthetic and valid, but not given to anybody. */
  ukjent: '01810000186',
  nuller: '00000000000',
  /** One of the two check digits is wrong. */
  feilSiste: '14838430122',
  feilForste: '14838430091',
  /** Synthetic in other ways than the named people: month + 40, or by the 2032 rule. */
  maanedPluss40: '01410000012',
  restEn: '14838400060',
  restTre: '14838400087',
  /** 31 February, which does not exist. */
  ingenDag: '31820000008',
  /** Valid, but not synthetic. */
  vanlig: '01010000110',
  /** Not synthetic; numbers of this kind are issued from 2032. */
  fra2032RestNull: '02013299997',
  fra2032RestEn: '02013299903',
  fra2032Eldre: '30108299939',
  fra2032FeilSiste: '02013299998',
  fra2032FeilForste: '02013299947',
  fra2032IngenDag: '31028299939',
  fra2032Pluss40: '02413299952',
  /** Not a national id at all. */
  elleveSifre: '12345678901',
  /** People of another country, in another company's systems. */
  ada: '10000000001',
  bo: '10000000002',
  cleo: '10000000003',
  fremmed: '19999999999',
};
