import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  smileys: ['Veldig misnøgd', 'Litt misnøgd', 'Midt på treet', 'Ganske nøgd', 'Veldig nøgd'],
  kommentar: 'Vil du fortelje oss meir?',
  hjelp: 'Ikkje skriv personlege opplysningar. Tilbakemeldingar som kjem inn her, blir ikkje svara på.',
  forMye: (tegn) => `Du har skrive ${tegn} teikn for mykje`,
  send: 'Send',
  sender: 'Sender …',
  avbryt: 'Avbryt',
  forlates:
    'Går du frå sida utan å trykkje Send eller Avbryt, prøver vi å sende svaret du har valt, men ikkje det du har skrive.',
  takk: 'Takk for tilbakemeldinga!',
  oppfolging: {
    sporsmal: 'Har du tid til å svare på nokre fleire spørsmål?',
    ja: 'Eg har tid!',
    nei: 'Nei takk',
    steg: (nummer, antall) => `Steg ${nummer} av ${antall}`,
    neste: 'Neste',
    sendInn: 'Send inn',
    forlates:
      'Går du frå sida undervegs utan å trykkje Avbryt, prøver vi å sende det du har valt i stega du er ferdig med, men ikkje det du har skrive.',
    takk: 'Takk, igjen!',
  },
  kontakt: {
    sporsmal: 'Kan vi kontakte deg for fleire innspel?',
    epost: 'E-post',
    telefon: 'Telefonnummer',
    ja: 'Set meg på lista!',
    nei: 'Nei takk',
    takk: 'Takk for tida di!',
    feil: {
      epost: {
        MANGLER: 'Du må oppgi e-postadresse for at vi kan kontakte deg',
        UGYLDIG: 'Skriv inn ei gyldig e-postadresse',
      },
      telefon: {
        MANGLER: 'Du må oppgi telefonnummer for at vi kan kontakte deg',
        UGYLDIG: 'Skriv inn eit gyldig telefonnummer',
      },
    },
  },
} satisfies Tekster<typeof nb.tekster>;
