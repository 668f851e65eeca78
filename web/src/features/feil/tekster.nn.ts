import { velgFlertall } from '../../lib/format/flertall.ts';
import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const errorTekster = {
  generell: {
    title: 'Noko har gått gale',
    lead: 'Det er ikkje di skuld, og forsikringane dine gjeld som før. Prøv igjen om litt.',
  },
  utilgjengelig: {
    title: 'Tenesta er ikkje tilgjengeleg no',
    lead: 'Vi gjer ho klar til ein ny dag. Prøv igjen etter klokka 06.00. Forsikringane dine gjeld som før.',
  },
  opptatt: {
    title: 'Tenesta er ikkje tilgjengeleg akkurat no',
    lead: 'Det er ikkje di skuld, og forsikringane dine gjeld som før. Prøv igjen om litt.',
  },
  avsluttForsikring: {
    title: 'Du kan ikkje avslutte denne forsikringa på nett',
    lead: 'Vi må snakke saman før vi kan avslutte ho for deg. Forsikringa gjeld til ho er avslutta.',
  },
  alleredeAvsluttet: {
    title: 'Forsikringa er alt avslutta',
    lead: 'Du treng ikkje å gjere noko meir. Har du spørsmål om ho, tek du kontakt med oss.',
  },
  finnes: {
    title: 'Du har alt ei tilsvarande forsikring',
    lead: 'Det same kan ikkje forsikrast to gonger hos oss. Vil du endre forsikringa du har, hjelper vi deg.',
  },
  kanIkkeSeForsikringPaaNett: {
    title: 'Du kan ikkje sjå denne forsikringa på nett',
    lead: 'Forsikringa gjeld, men vi kan ikkje vise ho her. Vi fortel deg gjerne kva ho dekkjer.',
  },
} satisfies Tekster<typeof nb.errorTekster>;

export function formatProvIgjenOm(seconds: number): string {
  return velgFlertall(seconds, {
    one: 'Vent i eitt sekund før du prøver igjen.',
    other: `Vent i ${seconds} sekund før du prøver igjen.`,
  });
}

const kanIkkjeKjope = 'Du kan dessverre ikkje kjøpe forsikring på nett';

export const blockedTekster = {
  under18: {
    title: 'Du må vere 18 år for å kjøpe forsikring på nett',
    lead: 'Er du under 18 år, kan ein forelder eller ei verje kjøpe forsikringa saman med oss. Ta kontakt, så finn vi ut av det.',
  },
  generell: {
    title: kanIkkjeKjope,
    lead: 'Vi må vite litt meir før vi kan gi deg eit tilbod. Ta kontakt med oss, så ser vi på det saman.',
  },
  lo: {
    title: kanIkkjeKjope,
    lead: 'Forsikringar med medlemsfordelar ordnar vi saman med deg. Ta kontakt, så sørgjer vi for at du får fordelane dine.',
  },
  uonsket: {
    title: kanIkkjeKjope,
    lead: 'Vi kan ikkje gi deg eit tilbod her. Ta kontakt med oss om du vil vite kvifor.',
  },
  utenlandskBosted: {
    title: 'Du har bustadadresse utanfor Noreg',
    lead: 'På nett kan du berre kjøpe forsikring når du bur i Noreg. Ta kontakt med oss for å høyre kva vi kan tilby.',
  },
  kanIkkeSeForsikringPaaNett: {
    title: 'Du kan ikkje sjå denne forsikringa på nett',
    lead: 'Forsikringa gjeld, men ho kan ikkje visast her. Ta kontakt med oss når det er noko du lurer på.',
  },
} satisfies Tekster<typeof nb.blockedTekster>;

export const tekster = {
  uventetFeilTitle: 'Oi, her skjedde det ein feil',
  provIgjen: 'Prøv igjen',
  annenInnlogging: {
    title: 'Du er logga inn på nytt i eit anna vindauge',
    lead: 'Sida som stod her, høyrde til ei tidlegare innlogging. Det du ikkje rakk å lagre, er borte.',
    videre: 'Gå til sida di',
  },
  utlogget: {
    timeout:
      'Du er logga ut på grunn av inaktivitet. Logg inn igjen der du pleier, for å halde fram der du var.',
    utlopt:
      'Du er logga ut av omsyn til din eigen tryggleik: Ei innlogging varer berre ei viss tid. Logg inn igjen der du pleier.',
    utlogget: 'Du er logga ut. Logg inn igjen der du pleier, for å halde fram der du var.',
    'ikke-lagret':
      'Du er logga ut, så endringa blei ikkje lagra. Logg inn igjen der du pleier, og prøv på nytt.',
    bevart:
      'Du er logga ut, så endringa blei ikkje lagra. I 15 minutt tek vi vare på det du skreiv. Logg inn igjen der du pleier.',
    avbrutt: 'Innlogginga blei avbroten. Du kan logge inn når det passar deg.',
    feilet: 'Innlogginga gjekk ikkje som ho skulle. Prøv éin gong til, eller kontakt oss.',
    ukjent: 'Vi får ikkje logga deg inn. Tillat informasjonskapslar i nettlesaren, og prøv igjen.',
    vent: 'Mange loggar inn frå nettverket ditt akkurat no. Vent ti minutt, og prøv igjen.',
  },
  ikkeFunnet: {
    title: 'Denne sida ser ut til å vere borte...',
    lead: 'Sida kan ha fått ei ny adresse, eller så er lenka du følgde, gammal.',
    tilOversikten: 'Gå til forsikringane dine',
    tilNettbank: 'Til nettbanken',
  },
} satisfies Tekster<typeof nb.tekster>;
