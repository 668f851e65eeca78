import type * as nb from './mangler-tekster.nb.ts';

export { kildenavn } from './kilde-tekster.nn.ts';

export const delnavn: typeof nb.delnavn = {
  AVTALER: 'forsikringane',
  PRISER: 'prisane',
  BETALINGER: 'betalingane',
  TILBUD: 'tilboda',
  KUNDE: 'kontaktinformasjonen',
  ADRESSER: 'adressene',
  SAMTYKKER: 'samtykka',
  RESERVASJON: 'valet om post',
  DELINGER: 'delingane av opplysningar',
  INNLOGGINGER: 'innloggingane',
  AKTIVITET: 'aktiviteten',
};

export const mangel: typeof nb.mangel = {
  delAv: (del, kilde) => `${del} for ${kilde}`,
  fordi: (kva, grunn) => `${kva}, fordi ${grunn}`,
  grunner: {
    SVARTE_IKKE: (tidspunkt) => `systemet ikkje svarte ${tidspunkt}`,
    FEILET: (tidspunkt) => `systemet ikkje verka ${tidspunkt}`,
    UFULLSTENDIG: (tidspunkt) => `vi ikkje klarte å lese alt ${tidspunkt}`,
    DELES_IKKE: () => 'systemet ikkje deler det med oss',
  },
};
