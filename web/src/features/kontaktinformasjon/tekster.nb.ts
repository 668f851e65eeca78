/** One set of texts for each of the two rows. */
export const tekster = {
  epost: {
    etikett: 'E-post',
    felt: 'Ny e-postadresse',
    hjelp: 'For eksempel navn@eksempel.no. Har du en adresse hos oss, får den beskjed om endringen.',
    oppdatert: 'E-postadressen er oppdatert',
    feilet: 'Noe gikk galt ved oppdatering av e-post',
    mangler: 'Du må fylle inn e-post',
    ugyldig: 'E-postadressen er ikke gyldig',
    ingen: 'Vi har ingen e-postadresse til deg',
  },
  mobil: {
    etikett: 'Mobilnummer',
    felt: 'Nytt mobilnummer',
    hjelp: 'Åtte siffer. Er nummeret utenlandsk, begynner du med landkoden, for eksempel +46.',
    oppdatert: 'Mobilnummeret er oppdatert',
    feilet: 'Noe gikk galt ved oppdatering av telefonnummer',
    mangler: 'Du må fylle inn et telefonnummer',
    ugyldig: 'Mobilnummeret er ikke gyldig',
    ingen: 'Vi har ikke mobilnummeret ditt',
  },
  lagre: 'Lagre',
  lagrer: 'Lagrer',
  uvisst: 'Vi vet ikke om endringen ble lagret.',
  sjekker: 'Sjekker hva som er lagret',
  likevel: 'Endringen ble lagret likevel',
  loggetUt: 'Du var logget ut, så endringen ble ikke lagret. Logg inn og prøv igjen.',
  gittTilbake:
    'Du var logget ut, så endringen ble ikke lagret. Her er det du skrev. Se over, og trykk Lagre.',
  kontaktinformasjon: 'Kontaktinformasjon',
  kontaktOss: 'Kontakt oss for å endre kontaktinformasjonen din',
  feil: 'Vi får ikke hentet kontaktinformasjonen din akkurat nå.',
} as const;
