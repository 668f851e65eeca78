import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  title: 'Logg inn',
  lead: (identityProvider: string) =>
    `For at vi skal kunne vise deg forsikringane dine, må vi vite kven du er. Identifiser deg med ${identityProvider}.`,
  frameTitle: (identityProvider: string) => `Innlogging med ${identityProvider}`,
  loggInn: (identityProvider: string) => `Logg inn med ${identityProvider}`,
  slikSkjerDet: (identityProvider: string) =>
    `Du blir send til innlogging hos ${identityProvider}, og tilbake hit etterpå.`,
  lo: 'LO',
  ukjentAdresse:
    'Innlogginga verkar ikkje på nettadressa du har opna. Bruk adressa du har fått frå oss eller banken din.',
  rammeMangler: 'Ser du ikkje innlogginga?',
  feilet: {
    title: 'Vi får ikkje logga deg inn',
    lead: 'Prøv igjen seinare, eller kontakt oss om problemet held fram.',
    provIgjen: 'Prøv igjen',
  },
  notices: {
    timeout: {
      tone: 'info',
      title: 'Du er logga ut på grunn av inaktivitet',
      text: 'Logg inn igjen for å halde fram der du var.',
    },
    utlopt: {
      tone: 'info',
      title: 'Du er logga ut av omsyn til din eigen tryggleik',
      text: 'Ei innlogging varer berre ei viss tid, også når ho er i bruk. Logg inn igjen for å halde fram der du var.',
    },
    utlogget: {
      tone: 'info',
      title: 'Du er logga ut',
      text: 'Innlogginga di er avslutta. Logg inn igjen for å halde fram der du var.',
    },
    'ikke-lagret': {
      tone: 'info',
      title: 'Du er logga ut, så endringa blei ikkje lagra',
      text: 'Logg inn og prøv igjen.',
    },
    bevart: {
      tone: 'info',
      title: 'Du er logga ut, så endringa blei ikkje lagra',
      text: 'I 15 minutt tek vi vare på det du skreiv. Logg inn igjen, så står det klart til å lagrast.',
    },
    avbrutt: {
      tone: 'info',
      title: 'Innlogginga blei avbroten',
      text: 'Du kan logge inn når det passar deg.',
    },
    feilet: {
      tone: 'error',
      title: 'Innlogginga gjekk ikkje som ho skulle',
      text: 'Prøv éin gong til. Kontakt oss om det ikkje hjelper.',
    },
    ukjent: {
      tone: 'error',
      title: 'Vi får ikkje logga deg inn',
      text: 'Tillat informasjonskapslar i nettlesaren, og prøv igjen.',
    },
    vent: {
      tone: 'error',
      title: 'Mange loggar inn frå nettverket ditt akkurat no',
      text: 'Vent ti minutt, og prøv igjen. Kontakt oss om det ikkje hjelper.',
    },
  },
} as const satisfies Tekster<typeof nb.tekster>;
