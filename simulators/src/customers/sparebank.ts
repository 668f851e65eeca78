import { type Customer, ingenOppgaver } from './customer.ts';

export const sparebank: Customer = {
  key: 'sparebank',
  fodselsnummer: '21827538202',
  navn: 'Grønn Kongle',
  beskrivelse: 'Kunde i en sparebank (0502), med skadeforsikringer og en søknad under behandling.',
  login: { bankRegistry: '0502' },
  avtaler: {
    'eika-skade': [
      {
        policyNumber: 'ES-101001',
        name: 'Bil',
        description: 'Subaru Outback, QQ 40001',
        monthlyPrice: 574,
        yearlyPrice: 6888,
        avtaleStatus: 'ACTIVE',
        productType: 'BIL',
      },
      {
        policyNumber: 'ES-101002',
        name: 'Hytte',
        description: 'Konglestien 4, 0010 Granli',
        monthlyPrice: 289,
        yearlyPrice: 3468,
        avtaleStatus: 'RENEWAL',
        endDate: '2027-05-31',
        productType: 'FRITIDSHUS',
      },
      {
        policyNumber: 'ES-101003',
        name: 'Tilhenger',
        description: 'Skaphenger, QQ 4002',
        monthlyPrice: 38,
        yearlyPrice: 456,
        avtaleStatus: 'PENDING',
        productType: 'ANNET_KJORETOY',
      },
    ],
    'eika-person': [
      {
        policyNumber: 'EP-101001',
        name: 'Uføreforsikring',
        description: 'Søknad om utbetaling ved varig uførhet',
        monthlyPrice: 265,
        yearlyPrice: 3180,
        avtaleStatus: 'PENDING',
        productType: 'ANNEN_SYKDOM',
      },
      {
        policyNumber: 'EP-101002',
        name: 'Behandlingsforsikring',
        description: 'Rask hjelp hos spesialist',
        monthlyPrice: 119,
        yearlyPrice: 1428,
        avtaleStatus: 'ACTIVE',
        productType: 'BEHANDLING',
      },
    ],
  },
  tilbud: {
    'eika-skade': [
      {
        name: 'Tilhenger',
        description: 'Båthenger, QQ 4003',
        monthlyPrice: 31,
        yearlyPrice: 372,
        policyNumber: 'ES-201001',
        versionNumber: 1,
        productType: 'TILHENGER',
        expirationDate: '2027-03-01',
      },
    ],
  },
  oppgaver: ingenOppgaver,
  register: {
    niceKundenummer: '5010010',
    isLoMedlem: false,
    isBankkunde: true,
    fodselsdato: '1975-02-21',
    kontaktInformasjon: { epostAdresse: 'gronn.kongle@example.com', mobilNummer: '99999910' },
  },
};
