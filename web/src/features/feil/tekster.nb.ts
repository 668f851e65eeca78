import { velgFlertall } from '../../lib/format/flertall.ts';

/** Each lead is followed by how to reach us. */
export const errorTekster = {
  generell: {
    title: 'Noe har gått galt',
    lead: 'Det er ikke din feil, og forsikringene dine gjelder som før. Prøv igjen om litt.',
  },
  utilgjengelig: {
    title: 'Tjenesten er utilgjengelig nå',
    lead: 'Vi gjør den klar for en ny dag. Prøv igjen etter klokken 06.00. Forsikringene dine gjelder som før.',
  },
  /** Nothing is broken: there are too many requests, or it is too early. The page adds when to try again. */
  opptatt: {
    title: 'Tjenesten er utilgjengelig akkurat nå',
    lead: 'Det er ikke din feil, og forsikringene dine gjelder som før. Prøv igjen om litt.',
  },
  avsluttForsikring: {
    title: 'Du kan ikke avslutte denne forsikringen på nett',
    lead: 'Vi må snakke sammen før vi kan avslutte den for deg. Forsikringen gjelder til den er avsluttet.',
  },
  alleredeAvsluttet: {
    title: 'Forsikringen er allerede avsluttet',
    lead: 'Du trenger ikke å gjøre noe mer. Har du spørsmål om den, tar du kontakt med oss.',
  },
  finnes: {
    title: 'Du har allerede en tilsvarende forsikring',
    lead: 'Det samme kan ikke forsikres to ganger hos oss. Vil du endre forsikringen du har, hjelper vi deg.',
  },
  kanIkkeSeForsikringPaaNett: {
    title: 'Du kan ikke se denne forsikringen på nett',
    lead: 'Forsikringen gjelder, men vi kan ikke vise den her. Vi forteller deg gjerne hva den dekker.',
  },
} as const;
export type ErrorType = keyof typeof errorTekster;

/** @param seconds whole */
export function formatProvIgjenOm(seconds: number): string {
  return velgFlertall(seconds, {
    one: 'Vent i ett sekund før du prøver igjen.',
    other: `Vent i ${seconds} sekunder før du prøver igjen.`,
  });
}

const kanIkkeKjope = 'Du kan dessverre ikke kjøpe forsikring på nett';

/** What the customer may not do here, and whom to contact. */
export const blockedTekster = {
  under18: {
    title: 'Du må være 18 år for å kjøpe forsikring på nett',
    lead: 'Er du under 18 år, kan en forelder eller verge kjøpe forsikringen sammen med oss. Ta kontakt, så finner vi ut av det.',
  },
  generell: {
    title: kanIkkeKjope,
    lead: 'Vi må vite litt mer før vi kan gi deg et tilbud. Ta kontakt med oss, så ser vi på det sammen.',
  },
  lo: {
    title: kanIkkeKjope,
    lead: 'Forsikringer med medlemsfordeler ordner vi sammen med deg. Ta kontakt, så sørger vi for at du får fordelene dine.',
  },
  uonsket: {
    title: kanIkkeKjope,
    lead: 'Vi kan ikke gi deg et tilbud her. Ta kontakt med oss hvis du vil vite hvorfor.',
  },
  utenlandskBosted: {
    title: 'Du har bostedsadresse utenfor Norge',
    lead: 'På nett kan du bare kjøpe forsikring når du bor i Norge. Ta kontakt med oss for å høre hva vi kan tilby.',
  },
  kanIkkeSeForsikringPaaNett: {
    title: 'Du kan ikke se denne forsikringen på nett',
    lead: 'Forsikringen gjelder, men den kan ikke vises her. Ta kontakt med oss når det er noe du lurer på.',
  },
} as const;
export type BlockedType = keyof typeof blockedTekster;

export const tekster = {
  /** For an uncaught error. The lead is that of `generell`. */
  uventetFeilTitle: 'Oisann, her skjedde det en feil',
  provIgjen: 'Prøv igjen',
  annenInnlogging: {
    title: 'Du er logget inn på nytt i et annet vindu',
    lead: 'Siden som sto her, hørte til en tidligere innlogging. Det du ikke rakk å lagre, er borte.',
    videre: 'Gå til siden din',
  },
  /** The lead when direct login is off and the cause is not an old link. */
  utlogget: {
    timeout:
      'Du er logget ut på grunn av inaktivitet. Logg inn igjen der du pleier, for å fortsette der du var.',
    utlopt:
      'Du er logget ut for din egen sikkerhet: en innlogging varer bare en viss tid. Logg inn igjen der du pleier.',
    utlogget: 'Du er logget ut. Logg inn igjen der du pleier, for å fortsette der du var.',
    'ikke-lagret':
      'Du er logget ut, så endringen ble ikke lagret. Logg inn igjen der du pleier, og prøv på nytt.',
    bevart:
      'Du er logget ut, så endringen ble ikke lagret. I 15 minutter tar vi vare på det du skrev. Logg inn igjen der du pleier.',
    avbrutt: 'Innloggingen ble avbrutt. Du kan logge inn når det passer deg.',
    feilet: 'Innloggingen gikk ikke som den skulle. Prøv en gang til, eller kontakt oss.',
    ukjent: 'Vi får ikke logget deg inn. Tillat informasjonskapsler i nettleseren, og prøv igjen.',
    vent: 'Mange logger inn fra nettverket ditt akkurat nå. Vent ti minutter, og prøv igjen.',
  },
  ikkeFunnet: {
    title: 'Denne siden ser ut til å være borte...',
    lead: 'Siden kan ha fått en ny adresse, eller lenken du fulgte, er gammel.',
    tilOversikten: 'Gå til forsikringene dine',
    tilNettbank: 'Til nettbank',
  },
} as const;
