import { type Customer, ingenOppgaver } from './customer.ts';

/** Some systems know the customer and have nothing, the others do not know the customer: both mean none. */
export const tom: Customer = {
  key: 'tom',
  fodselsnummer: '09810153099',
  navn: 'Blank Tavle',
  beskrivelse: 'Kunde uten forsikringer, tilbud og oppgaver.',
  anbefaling: { fallback: true },
  avtaler: { nice: [], 'eika-skade': [], prolife: [] },
  tilbud: { nice: [] },
  oppgaver: ingenOppgaver,
  register: {
    niceKundenummer: '5010004',
    isLoMedlem: false,
    isBankkunde: false,
    fodselsdato: '2001-01-09',
    kontaktInformasjon: { epostAdresse: 'blank.tavle@example.com', mobilNummer: '99999904' },
  },
};
