import { type Customer, ingenOppgaver } from './customer.ts';
import { fodselsnumre } from './fodselsnumre.ts';

/** Some systems know the customer but have nothing, the others do not know the customer. Both mean none. */
export const tom: Customer = {
  key: 'tom',
  fodselsnummer: fodselsnumre.tom,
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
