export const tekster = {
  /** From 1 to 5. */
  smileys: ['Veldig misfornøyd', 'Litt misfornøyd', 'Midt på treet', 'Ganske fornøyd', 'Veldig fornøyd'],
  kommentar: 'Vil du fortelle oss mer?',
  hjelp: 'Ikke skriv personlige opplysninger. Tilbakemeldinger som kommer inn her blir ikke besvart.',
  forMye: (tegn: number) => `Du har skrevet ${tegn} tegn for mye`,
  send: 'Send',
  sender: 'Sender …',
  avbryt: 'Avbryt',
  /** What happens to an answer that is never sent. We only try: Firefox before 133 ends the call with its page. */
  forlates:
    'Forlater du siden uten å trykke Send eller Avbryt, prøver vi å sende svaret du har valgt, men ikke det du har skrevet.',
  takk: 'Takk for tilbakemeldingen!',
  oppfolging: {
    sporsmal: 'Har du tid til å svare på noen flere spørsmål?',
    ja: 'Jeg har tid!',
    nei: 'Nei takk',
    steg: (nummer: number, antall: number) => `Steg ${nummer} av ${antall}`,
    neste: 'Neste',
    sendInn: 'Send inn',
    forlates:
      'Forlater du siden underveis uten å trykke Avbryt, prøver vi å sende det du har valgt i stegene du er ferdig med, men ikke det du har skrevet.',
    takk: 'Takk, igjen!',
  },
  kontakt: {
    sporsmal: 'Kan vi kontakte deg for flere innspill?',
    epost: 'E-post',
    telefon: 'Telefonnummer',
    ja: 'Sett meg på lista!',
    nei: 'Nei takk',
    takk: 'Takk for tiden din!',
    feil: {
      epost: {
        MANGLER: 'Du må oppgi e-postadresse for at vi kan kontakte deg',
        UGYLDIG: 'Skriv inn en gyldig e-postadresse',
      },
      telefon: {
        MANGLER: 'Du må oppgi telefonnummer for at vi kan kontakte deg',
        UGYLDIG: 'Skriv inn et gyldig telefonnummer',
      },
    },
  },
} as const;
