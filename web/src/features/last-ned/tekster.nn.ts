import { delnavn, kildenavn, mangel } from '@portal/contract/mangler-tekster.nn.ts';

import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const mangelord = { delnavn, kildenavn, mangel };

export const tekster = {
  tittel: 'Ta med deg dataa dine',
  ingress:
    'Her hentar du alt vi veit om deg og forsikringane dine, som ei fil. Vi lagar fila når du ber om ho, og tek ikkje vare på ho.',
  data: 'Sjå kven som får opplysningar om deg',
  tilProfilen: 'Til forsikringsprofilen',
  velg: 'Vel fil',
  fodselsnummer: 'Ta med fødselsnummeret mitt',
  fodselsnummerHjelp: 'Utan dette står ikkje fødselsnummeret ditt i fila.',
  valg: {
    pdf: {
      tittel: 'Alt om forsikringane mine (PDF)',
      forklart: 'Eit dokument å lese, skrive ut eller gi til banken.',
      knapp: 'Last ned PDF',
    },
    csv: {
      tittel: 'Som tabell (CSV)',
      forklart: 'Til rekneark, for den som vil rekne sjølv.',
      knapp: 'Last ned CSV',
    },
    json: {
      tittel: 'For andre selskap og program (JSON)',
      forklart: 'Ei fil som andre kan lese inn. Kvart felt er forklart i eit skjema som er ope for alle.',
      knapp: 'Last ned JSON',
      skjema: 'Sjå skjemaet',
    },
  },
  lages: 'Vi lagar fila. Det kan ta nokre sekund. Bli på sida til ho kjem.',
  henter: 'Hentar',
  hentefeil: 'Vi får ikkje vist vala akkurat no.',
  nyInnlogging: {
    forklart: 'For å laste ned må du logge inn på nytt, så vi veit at det er deg.',
    knapp: 'Logg inn på nytt',
  },
  medTittel: 'Dette er med',
  med: [
    'Forsikringane, kva dei kostar og kvifor prisen blei endra',
    'Betalingar og tilbod',
    'Kontaktinformasjon og adresser',
    'Kva du har svart om samtykke, når du svarte og teksten du såg',
    'Kven som får opplysningar om deg',
    'Kvar opplysningane kjem frå',
    'I JSON-fila òg: innloggingar og det som er gjort i namnet ditt dei siste tretten månadene',
  ],
  manglerTittel: 'Dette manglar no',
  mangler: 'Desse opplysningane manglar:',
  manglerIngenting: 'Systema med forsikringane dine svarte. Manglar noko anna, står det i fila.',
  manglerUkjent: 'Vi veit ikkje akkurat no om noko manglar. Det står i fila.',
  akkuratNa: 'akkurat no',
  resultater: {
    'ny-innlogging': 'Du må logge inn på nytt før du lastar ned.',
    vent: 'Du har nettopp bede om ei fil. Vent litt.',
    feilet: 'Noko gjekk gale, og du fekk inga fil. Prøv igjen om litt.',
  },
} satisfies Tekster<typeof nb.tekster>;
