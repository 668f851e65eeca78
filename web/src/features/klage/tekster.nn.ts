import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'Klage og rettar',
  ingress:
    'Er du usamd med oss, eller er du ikkje nøgd? Her ser du korleis du klagar, og kven som kan hjelpe deg vidare. Det kostar deg ingenting.',
  forst: {
    tittel: 'Snakk med oss først',
    tekst: 'Mykje løyser seg med ein gong. Sei frå til den du har hatt kontakt med, eller til kundesenteret.',
  },
  skriftlig: {
    tittel: 'Klag skriftleg',
    tekst: (selskap) =>
      `Blei de ikkje samde, kan du sende ei skriftleg klage til ${selskap}. Fortel kva saka gjeld, kva du er usamd i, og kva du meiner er rett. Ta gjerne med saksnummeret.`,
    selskapet: 'forsikringsselskapet',
    send: 'Send klaga til',
    skjema: 'Skriv klaga på nett',
    svar: 'Ein annan enn den som behandla saka, ser på ho på nytt, og du får eit skriftleg svar med grunngiving.',
    utenAdresse: 'Du kan sende klaga til kundesenteret:',
  },
  nemnda: {
    tittel: 'Finans\u00adklagenemnda',
    tekst:
      'Er du framleis usamd, kan du klage til Finansklagenemnda. Ho er uavhengig av oss, og det er gratis å bruke ho. Nemnda vil at du først har klaga til oss.',
    frist:
      'Har du fått avslag på ei utbetaling, må saka vere hos nemnda innan seks månader etter at du fekk avslaget skriftleg.',
    lenke: 'Klag til Finansklagenemnda',
    url: 'https://www.finkn.no',
    telefon: '23131960',
    adresse: 'Postboks 53 Skøyen, 0212 Oslo',
  },
  rettigheter: {
    tittel: 'Rettane dine',
    punkter: [
      'Du har krav på ei skriftleg grunngiving når vi seier nei.',
      'Du kan angre eit kjøp på nett, oftast innan 14 dagar. Fristen står i vilkåra.',
      'Du kan når som helst byte selskap, etter reglane i vilkåra.',
      'Du kan be om å få sjå opplysningane vi har om deg, og få retta det som er feil.',
    ],
    personvern: (datatilsynet) => `Gjeld klaga personvern, kan du òg klage til ${datatilsynet}.`,
    datatilsynet: 'Datatilsynet',
    datatilsynetUrl: 'https://www.datatilsynet.no',
  },
  banken: {
    tittel: 'Gjeld det banken?',
    tekst: 'Er du misnøgd med noko banken har gjort, klagar du til banken.',
    lenke: 'Gå til banken',
  },
} satisfies Tekster<typeof nb.tekster>;
