import type { Grunn, Samlingsdel } from './rules/mangler.ts';
export { kildenavn } from './kilde-tekster.nb.ts';

/** The customer's words for the parts of a samling, within a sentence. */
export const delnavn: Record<Samlingsdel, string> = {
  AVTALER: 'forsikringene',
  PRISER: 'prisene',
  BETALINGER: 'betalingene',
  TILBUD: 'tilbudene',
  KUNDE: 'kontaktinformasjonen',
  ADRESSER: 'adressene',
  SAMTYKKER: 'samtykkene',
  RESERVASJON: 'valget om post',
  DELINGER: 'delingene av opplysninger',
  INNLOGGINGER: 'innloggingene',
  AKTIVITET: 'aktiviteten',
};

/** What stands within a sentence about something that is missing. */
export const mangel = {
  /** A part of what one system has. */
  delAv: (del: string, kilde: string) => `${del} for ${kilde}`,
  fordi: (hva: string, grunn: string) => `${hva}, fordi ${grunn}`,
  grunner: {
    SVARTE_IKKE: (tidspunkt: string) => `systemet ikke svarte ${tidspunkt}`,
    FEILET: (tidspunkt: string) => `systemet ikke virket ${tidspunkt}`,
    UFULLSTENDIG: (tidspunkt: string) => `vi ikke klarte å lese alt ${tidspunkt}`,
    DELES_IKKE: () => 'systemet ikke deler det med oss',
  } satisfies Record<Grunn, (tidspunkt: string) => string>,
};
