import { delnavn, kildenavn, mangel } from '@portal/contract/mangler-tekster.en.ts';

import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const mangelord = { delnavn, kildenavn, mangel };

export const tekster = {
  tittel: 'Take your data with you',
  ingress:
    'Download everything we know about you and your insurance as a file. We make the file when you ask for it, and do not keep it.',
  data: 'See who is given information about you',
  tilProfilen: 'Go to your insurance profile',
  velg: 'Choose a file',
  fodselsnummer: 'Include my national identity number (fødselsnummer)',
  fodselsnummerHjelp: 'Without this, your national identity number is not in the file.',
  valg: {
    pdf: {
      tittel: 'Everything about my insurance (PDF)',
      forklart: 'A document to read, print or give to your bank.',
      knapp: 'Download PDF',
    },
    csv: {
      tittel: 'As a table (CSV)',
      forklart: 'For a spreadsheet, if you want to do your own sums.',
      knapp: 'Download CSV',
    },
    json: {
      tittel: 'For other companies and programs (JSON)',
      forklart: 'A file that others can import. Each field is explained in a schema that anybody can read.',
      knapp: 'Download JSON',
      skjema: 'See the schema',
    },
  },
  lages: 'We are making the file. It may take a few seconds. Stay on this page until it comes.',
  henter: 'Loading',
  hentefeil: 'We cannot show the choices right now.',
  nyInnlogging: {
    forklart: 'To download, you must log in again, so that we know it is you.',
    knapp: 'Log in again',
  },
  medTittel: 'What is included',
  med: [
    'Your insurance, what it costs and why the price changed',
    'Payments and quotes',
    'Contact details and addresses',
    'Your answer about each consent, when you gave it and the text you saw',
    'Who gets information about you',
    'Where the details come from',
    'Also in the JSON file: logins, and what has been done in your name in the last thirteen months',
  ],
  manglerTittel: 'What is missing now',
  mangler: 'These details are missing:',
  manglerIngenting:
    'The systems that hold your insurance answered. If anything else is missing, the file says so.',
  manglerUkjent: 'We do not know right now whether anything is missing. If it is, the file says so.',
  akkuratNa: 'right now',
  resultater: {
    'ny-innlogging': 'You must log in again before you download.',
    vent: 'You have just asked for a file. Please wait a little.',
    feilet: 'Something went wrong, so there is no file. Try again in a little while.',
  },
} satisfies Tekster<typeof nb.tekster>;
