export const tekster = {
  tittel: 'Klage og rettigheter',
  ingress:
    'Er du uenig med oss, eller er du ikke fornøyd? Her ser du hvordan du klager, og hvem som kan hjelpe deg videre. Det koster deg ingenting.',
  forst: {
    tittel: 'Snakk med oss først',
    tekst: 'Mye løser seg med en gang. Si fra til den du har hatt kontakt med, eller til kundesenteret.',
  },
  skriftlig: {
    tittel: 'Klag skriftlig',
    tekst: (selskap: string) =>
      `Ble dere ikke enige, kan du sende en skriftlig klage til ${selskap}. Fortell hva saken gjelder, hva du er uenig i, og hva du mener er riktig. Ta gjerne med saksnummeret.`,
    selskapet: 'forsikringsselskapet',
    send: 'Send klagen til',
    skjema: 'Skriv klagen på nett',
    svar: 'En annen enn den som behandlet saken, ser på den på nytt, og du får et skriftlig svar med begrunnelse.',
    utenAdresse: 'Du kan sende klagen til kundesenteret:',
  },
  nemnda: {
    tittel: 'Finans\u00adklagenemnda',
    tekst:
      'Er du fortsatt uenig, kan du klage til Finansklagenemnda. Den er uavhengig av oss, og det er gratis å bruke den. Nemnda vil at du først har klaget til oss.',
    frist:
      'Har du fått avslag på en utbetaling, må saken være hos nemnda innen seks måneder etter at du fikk avslaget skriftlig.',
    lenke: 'Klag til Finansklagenemnda',
    url: 'https://www.finkn.no',
    telefon: '23131960',
    adresse: 'Postboks 53 Skøyen, 0212 Oslo',
  },
  rettigheter: {
    tittel: 'Rettighetene dine',
    punkter: [
      'Du har krav på en skriftlig begrunnelse når vi sier nei.',
      'Du kan angre et kjøp på nett, oftest innen 14 dager. Fristen står i vilkårene.',
      'Du kan når som helst bytte selskap, etter reglene i vilkårene.',
      'Du kan be om å få se opplysningene vi har om deg, og få rettet det som er feil.',
    ],
    personvern: (datatilsynet: string) => `Gjelder klagen personvern, kan du også klage til ${datatilsynet}.`,
    datatilsynet: 'Datatilsynet',
    datatilsynetUrl: 'https://www.datatilsynet.no',
  },
  banken: {
    tittel: 'Gjelder det banken?',
    tekst: 'Er du misfornøyd med noe banken har gjort, klager du til banken.',
    lenke: 'Gå til banken',
  },
} as const;
