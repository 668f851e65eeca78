import { type Avtale, type Customer, ingenOppgaver } from './customer.ts';
import { fodselsnumre } from './fodselsnumre.ts';

/** Customers whose special feature is defined elsewhere (recommendations, registers): a few ordinary agreements each. */
function makeBil(policyNumber: string, description: string, monthlyPrice: number): Avtale {
  return {
    policyNumber,
    name: 'Bil',
    description,
    monthlyPrice,
    yearlyPrice: monthlyPrice * 12,
    avtaleStatus: 'ACTIVE',
    avtaleStatusDescription: 'Aktiv',
    productCode: 'B10',
    productType: 'BIL',
  };
}

export const kontrollgruppe: Customer = {
  key: 'kontrollgruppe',
  fodselsnummer: fodselsnumre.kontrollgruppe,
  navn: 'Nøytral Vektskål',
  beskrivelse: 'Er i kontrollgruppen for anbefalinger.',
  anbefaling: { controlgroup: true },
  avtaler: { nice: [makeBil('61310001', 'Mazda 6, QQ 50001', 488)] },
  oppgaver: ingenOppgaver,
  register: {
    niceKundenummer: '5010012',
    isLoMedlem: false,
    isBankkunde: false,
    fodselsdato: '1959-05-19',
    kontaktInformasjon: { epostAdresse: 'noytral.vektskal@example.com', mobilNummer: '99999912' },
  },
};

export const utenKundenummer: Customer = {
  key: 'uten-kundenummer',
  fodselsnummer: fodselsnumre.utenKundenummer,
  navn: 'Løs Knapp',
  beskrivelse: 'Har verken kundenummer eller oppføring i PROLIFE.',
  avtaler: {
    nsf: [
      {
        policyNumber: 'NS-1410001',
        name: 'Lisensforsikring',
        description: 'Gjennom idrettslaget',
        avtaleStatus: 'ACTIVE',
        productType: 'KOLLEKTIV_LISENS',
      },
    ],
  },
  oppgaver: ingenOppgaver,
  register: { isLoMedlem: false, isBankkunde: false, fodselsdato: '1996-10-27', kontaktInformasjon: {} },
};

export const dNummer: Customer = {
  key: 'd-nummer',
  fodselsnummer: fodselsnumre.dNummer,
  navn: 'Reisevant Koffert',
  beskrivelse: 'Har D-nummer i stedet for fødselsnummer.',
  avtaler: { nice: [makeBil('61510001', 'Ford Focus, QQ 60001', 530)] },
  oppgaver: ingenOppgaver,
  register: {
    niceKundenummer: '5010014',
    isLoMedlem: false,
    isBankkunde: false,
    fodselsdato: '1986-06-16',
    kontaktInformasjon: { epostAdresse: 'reisevant.koffert@example.com', mobilNummer: '99999914' },
  },
};

/** Unknown to every system: only the identity provider has the customer's name. */
export const nyKunde: Customer = {
  key: 'ny-kunde',
  fodselsnummer: fodselsnumre.nyKunde,
  navn: 'Ukjent Stjerne',
  beskrivelse: 'Er ukjent for alle systemer.',
  avtaler: {},
};
