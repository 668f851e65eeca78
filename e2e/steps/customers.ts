/** The test customers that stories are about, by what is true of them. All numbers are synthetic: month + 80. */
export const customers = {
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
  /** Reads well in all seven source systems; stories that break one of them break it for this customer alone. */
  registerNede: '13867844516',
  kommunikasjonNede: '15878044646',
  /** Has something in every system; the story of the failing calls breaks them for this customer alone. */
  kanFeile: '20887931209',
  nyKunde: '03838142132',
  prolife: '30845235097',
  utland: '11928837124',
  utenKundenummer: '27909641085',
  dNummer: '56868643043',
  /** Has offers with the same number in three systems; one story removes some of them. */
  likeNummer: '17887347018',
  /** Unknown to every system, and logged in nowhere but in one story, which runs with script and without it at once. */
  flereSteder: '12838410047',
  flereStederUtenSkript: '13838410167',
  /** Unknown to every system; the story of data that cannot be read breaks the register for this customer alone. */
  registerBorte: '14838410015',
} as const;
export type CustomerKey = keyof typeof customers;

/** One of the test customers, or a person whom the story has made for itself. */
export type Somebody = CustomerKey | { fodselsnummer: string };

export function getFodselsnummer(somebody: Somebody): string {
  return typeof somebody === 'string' ? customers[somebody] : somebody.fodselsnummer;
}
