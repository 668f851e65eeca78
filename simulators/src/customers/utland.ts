import { type Customer, ingenOppgaver } from './customer.ts';
import { fodselsnumre } from './fodselsnumre.ts';

export const utland: Customer = {
  key: 'utland',
  fodselsnummer: fodselsnumre.utland,
  navn: 'Fjern Fyrlykt',
  beskrivelse: 'Bor i utlandet og har utenlandsk telefonnummer.',
  avtaler: {
    nice: [
      {
        policyNumber: '60910001',
        name: 'Fritidshus',
        description: 'Fyrstubben 1, 0009 Ytterst',
        monthlyPrice: 336,
        yearlyPrice: 4032,
        avtaleStatus: 'ACTIVE',
        avtaleStatusDescription: 'Aktiv',
        productCode: 'F25',
        productType: 'FRITIDSHUS',
      },
    ],
    paris: [
      {
        policyNumber: 'PA-910001',
        name: 'Verdisaker',
        description: 'Kikkert og sekstant',
        monthlyPrice: 71,
        yearlyPrice: 852,
        avtaleStatus: 'ACTIVE',
        productType: 'VERDISAKER',
      },
    ],
  },
  oppgaver: ingenOppgaver,
  register: {
    niceKundenummer: '5010009',
    isLoMedlem: false,
    isBankkunde: false,
    fodselsdato: '1988-12-11',
    kontaktInformasjon: { epostAdresse: 'fjern.fyrlykt@example.com', mobilNummer: '+46700000009' },
  },
};
