import type { LoginNotice } from '@portal/contract/login-notice.ts';

export const tekster = {
  title: 'Logg inn',
  lead: (identityProvider: string) =>
    `For at vi skal kunne vise deg forsikringene dine, må vi vite hvem du er. Identifiser deg med ${identityProvider}.`,
  /** Title of the frame and of the page in it. */
  frameTitle: (identityProvider: string) => `Innlogging med ${identityProvider}`,
  loggInn: (identityProvider: string) => `Logg inn med ${identityProvider}`,
  slikSkjerDet: (identityProvider: string) =>
    `Du sendes til innlogging hos ${identityProvider}, og tilbake hit etterpå.`,
  lo: 'LO',
  /** At a foreign host, where the browser would refuse the login frame. */
  ukjentAdresse:
    'Innloggingen virker ikke på nettadressen du har åpnet. Bruk adressen du har fått fra oss eller banken din.',
  /** The frame may be empty. */
  rammeMangler: 'Ser du ikke innloggingen?',
  feilet: {
    title: 'Vi får ikke logget deg inn',
    lead: 'Prøv igjen senere, eller kontakt oss hvis problemet fortsetter.',
    provIgjen: 'Prøv igjen',
  },
  notices: {
    timeout: {
      tone: 'info',
      title: 'Du er logget ut på grunn av inaktivitet',
      text: 'Logg inn igjen for å fortsette der du var.',
    },
    utlopt: {
      tone: 'info',
      title: 'Du er logget ut for din egen sikkerhet',
      text: 'En innlogging varer bare en viss tid, også når den er i bruk. Logg inn igjen for å fortsette der du var.',
    },
    utlogget: {
      tone: 'info',
      title: 'Du er logget ut',
      text: 'Innloggingen din er avsluttet. Logg inn igjen for å fortsette der du var.',
    },
    'ikke-lagret': {
      tone: 'info',
      title: 'Du er logget ut, så endringen ble ikke lagret',
      text: 'Logg inn og prøv igjen.',
    },
    bevart: {
      tone: 'info',
      title: 'Du er logget ut, så endringen ble ikke lagret',
      text: 'I 15 minutter tar vi vare på det du skrev. Logg inn igjen, så står det klart til å lagres.',
    },
    avbrutt: {
      tone: 'info',
      title: 'Innloggingen ble avbrutt',
      text: 'Du kan logge inn når det passer deg.',
    },
    feilet: {
      tone: 'error',
      title: 'Innloggingen gikk ikke som den skulle',
      text: 'Prøv en gang til. Kontakt oss hvis det ikke hjelper.',
    },
    ukjent: {
      tone: 'error',
      title: 'Vi får ikke logget deg inn',
      text: 'Tillat informasjonskapsler i nettleseren, og prøv igjen.',
    },
    vent: {
      tone: 'error',
      title: 'Mange logger inn fra nettverket ditt akkurat nå',
      text: 'Vent ti minutter, og prøv igjen. Kontakt oss hvis det ikke hjelper.',
    },
  },
} as const satisfies {
  notices: Record<LoginNotice, { tone: 'info' | 'error'; title: string; text: string }>;
} & Record<string, unknown>;
