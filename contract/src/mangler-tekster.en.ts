import type * as nb from './mangler-tekster.nb.ts';

export { kildenavn } from './kilde-tekster.en.ts';

export const delnavn: typeof nb.delnavn = {
  AVTALER: 'your insurance',
  PRISER: 'prices',
  BETALINGER: 'payments',
  TILBUD: 'quotes',
  KUNDE: 'contact details',
  ADRESSER: 'addresses',
  SAMTYKKER: 'consents',
  RESERVASJON: 'your choice about post',
  DELINGER: 'who gets information about you',
  INNLOGGINGER: 'logins',
  AKTIVITET: 'activity',
};

export const mangel: typeof nb.mangel = {
  delAv: (del, kilde) => `${del} for ${kilde}`,
  fordi: (what, grunn) => `${what}, because ${grunn}`,
  grunner: {
    SVARTE_IKKE: (tidspunkt) => `the system did not answer (${tidspunkt})`,
    FEILET: (tidspunkt) => `the system did not work (${tidspunkt})`,
    UFULLSTENDIG: (tidspunkt) => `we could not read everything (${tidspunkt})`,
    DELES_IKKE: () => 'the system does not share this with us',
  },
};
