import { osloDate } from '../kit/oslo-date.ts';
import { type Customer, ingenOppgaver } from './customer.ts';
import { fodselsnumre } from './fodselsnumre.ts';

export const sparebank: Customer = {
  key: 'sparebank',
  fodselsnummer: fodselsnumre.sparebank,
  navn: 'Grønn Kongle',
  beskrivelse:
    'Kunde i en sparebank (0502), med skadeforsikringer, en søknad under behandling og mer i banken.',
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
        expirationDate: osloDate({ days: 100 }),
      },
    ],
  },
  oppgaver: ingenOppgaver,
  sparebank: {
    avtaler: [
      {
        // Also in the system itself: shown once in the list, counted once in the sums.
        systemSource: 'EIKA_SKADE',
        policyNumber: 'ES-101001',
        name: 'Bil',
        description: 'Subaru Outback, QQ 40001',
        monthlyPrice: 574,
        yearlyPrice: 6888,
        avtaleStatus: 'ACTIVE',
        productType: 'BIL',
      },
      {
        systemSource: 'EIKA_SKADE',
        policyNumber: 'ES-301001',
        name: 'Innbo',
        description: 'Gjennom banken, Konglestien 4',
        monthlyPrice: 132.5,
        yearlyPrice: 1590,
        avtaleStatus: 'ACTIVE',
        productType: 'INNBO',
      },
      {
        systemSource: 'EIKA_PERSON',
        policyNumber: 'EP-301001',
        name: 'Gjeldsforsikring',
        description: 'Gjennom boliglånet',
        avtaleStatus: 'ACTIVE',
        productType: 'GRUPPELIV',
      },
    ],
    meldinger: [
      {
        id: 'melding-1',
        tittel: 'Vi har oppdatert vilkårene for innboforsikringen',
        tekst: 'De nye vilkårene gjelder fra neste fornyelse.',
        url: 'https://sparebank.example/vilkar.pdf',
        ulest: true,
      },
      {
        id: 'melding-2',
        tittel: 'Rådgiveren din er på plass igjen',
        tekst: 'Ring banken når du vil gå gjennom forsikringene dine.',
        ulest: false,
      },
    ],
  },
  register: {
    niceKundenummer: '5010010',
    isLoMedlem: false,
    isBankkunde: true,
    fodselsdato: '1975-02-21',
    kontaktInformasjon: { epostAdresse: 'gronn.kongle@example.com', mobilNummer: '99999910' },
  },
};
