/** One set for each of the two rows, side by side. */
export const tekster = {
  epost: {
    etikett: 'E-post',
    felt: 'Ny e-postadresse',
    oppdatert: 'E-postadressen er oppdatert',
    feilet: 'Noe gikk galt ved oppdatering av e-post',
    mangler: 'Du må fylle inn e-post',
    ugyldig: 'E-postadressen er ikke gyldig',
    ingen: 'Vi har ingen e-postadresse til deg',
  },
  mobil: {
    etikett: 'Mobilnummer',
    felt: 'Nytt mobilnummer',
    oppdatert: 'Mobilnummeret er oppdatert',
    feilet: 'Noe gikk galt ved oppdatering av telefonnummer',
    mangler: 'Du må fylle inn et telefonnummer',
    ugyldig: 'Mobilnummeret er ikke gyldig',
    ingen: 'Vi har ikke mobilnummeret ditt',
  },
  lagre: 'Lagre',
  lagrer: 'Lagrer',
  loggetUt: 'Du var logget ut, så endringen ble ikke lagret. Logg inn og prøv igjen.',
  kontaktinformasjon: 'Kontaktinformasjon',
  kontaktOss: 'Kontakt oss for å endre kontaktinformasjonen din',
  feil: 'Vi får ikke hentet kontaktinformasjonen din akkurat nå.',
} as const;
