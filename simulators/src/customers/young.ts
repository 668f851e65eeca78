import { osloDate } from '../kit/oslo-date.ts';
import { type Customer, ingenOppgaver } from './customer.ts';
import { fodselsnumre } from './fodselsnumre.ts';

/** The birth dates move with the calendar, so that the age is the same whenever a test runs. */
export const under18: Customer = {
  key: 'under-18',
  fodselsnummer: fodselsnumre.under18,
  navn: 'Fersk Vaffel',
  beskrivelse: 'Fyller 18 år i morgen.',
  avtaler: {
    nice: [
      {
        policyNumber: '60710001',
        name: 'Moped',
        description: 'Rød moped, QQ 7001',
        monthlyPrice: 152,
        yearlyPrice: 1824,
        avtaleStatus: 'ACTIVE',
        avtaleStatusDescription: 'Aktiv',
        productCode: 'M15',
        productType: 'MOPED',
      },
      {
        policyNumber: '60710002',
        name: 'Kjæledyr',
        description: 'Hamsteren Rugbrød',
        monthlyPrice: 59,
        yearlyPrice: 708,
        avtaleStatus: 'ACTIVE',
        avtaleStatusDescription: 'Aktiv',
        productCode: 'K50',
        productType: 'KJAELEDYR',
      },
    ],
    nsf: [
      {
        policyNumber: 'NS-710001',
        name: 'Lisensforsikring',
        description: 'Gjennom idrettslaget',
        avtaleStatus: 'ACTIVE',
        productType: 'KOLLEKTIV_LISENS',
      },
    ],
  },
  tilbud: {
    nice: [
      {
        name: 'Elsparkesykkel',
        description: 'Til skoleveien',
        monthlyPrice: 45,
        yearlyPrice: 540,
        policyNumber: '70710001',
        versionNumber: 1,
        productType: 'SEK',
        expirationDate: osloDate({ days: 130 }),
      },
    ],
  },
  oppgaver: ingenOppgaver,
  register: {
    niceKundenummer: '5010007',
    isLoMedlem: false,
    isBankkunde: false,
    fodselsdato: () => osloDate({ days: 1, years: 18 }),
    kontaktInformasjon: { mobilNummer: '99999907' },
  },
};

export const attenIDag: Customer = {
  key: 'atten-i-dag',
  fodselsnummer: fodselsnumre.attenIDag,
  navn: 'Nybakt Bolle',
  beskrivelse: 'Fyller 18 år i dag.',
  avtaler: {
    nice: [
      {
        policyNumber: '60810001',
        name: 'Reise',
        description: 'Reise for én person',
        monthlyPrice: 84,
        yearlyPrice: 1008,
        avtaleStatus: 'ACTIVE',
        avtaleStatusDescription: 'Aktiv',
        productCode: 'R40',
        productType: 'REISE',
      },
    ],
  },
  oppgaver: ingenOppgaver,
  register: {
    niceKundenummer: '5010008',
    isLoMedlem: false,
    isBankkunde: false,
    fodselsdato: () => osloDate({ years: 18 }),
    kontaktInformasjon: { epostAdresse: 'nybakt.bolle@example.com' },
  },
};
