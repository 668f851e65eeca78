import type { FaultKind } from '../faults/fault.ts';
import { osloDate } from '../kit/oslo-date.ts';
import {
  type Avtale,
  type Customer,
  ingenOppgaver,
  type Oppgaver,
  type SourceSystem,
  sourceSystems,
  type Sparebank,
} from './customer.ts';
import { fodselsnumre } from './fodselsnumre.ts';

/** Customers for whom something in the outside world always fails. Each has agreements in all systems. */
interface Failing {
  key: string;
  fodselsnummer: string;
  navn: string;
  beskrivelse: string;
  /** Makes the policy and customer numbers differ from those of other customers. */
  number: number;
  fodselsdato: string;
  oppgaver?: Oppgaver;
  sparebank?: Sparebank;
  login?: NonNullable<Customer['login']>;
  faults: NonNullable<Customer['faults']>;
}

function makeFailing({ number, fodselsdato, oppgaver, ...rest }: Failing): Customer {
  return {
    ...rest,
    avtaler: makeAvtaler(number),
    tilbud: {
      nice: [
        {
          name: 'Reise',
          description: 'Reise for én person',
          monthlyPrice: 129,
          yearlyPrice: 1548,
          policyNumber: `7${number}0001`,
          versionNumber: 1,
          productType: 'REISE',
          expirationDate: osloDate({ days: 100 }),
        },
      ],
      'eika-skade': [
        {
          name: 'Innbo',
          description: 'Leilighet',
          monthlyPrice: 149,
          yearlyPrice: 1788,
          policyNumber: `ES-7${number}001`,
          versionNumber: 1,
          productType: 'INNBO',
          expirationDate: osloDate({ days: 100 }),
        },
      ],
    },
    oppgaver: oppgaver ?? ingenOppgaver,
    register: {
      niceKundenummer: `5010${number}`,
      isLoMedlem: false,
      isBankkunde: false,
      fodselsdato,
      kontaktInformasjon: {
        epostAdresse: `${rest.key}@example.com`,
        mobilNummer: `9999${number}`.padEnd(8, '0'),
      },
    },
  };
}

function makeAvtaler(number: number): Record<SourceSystem, Avtale[]> {
  const avtale = (
    prefix: string,
    name: string,
    productType: string,
    description: string,
    kroner: number,
  ) => ({
    policyNumber: `${prefix}${number}0001`,
    name,
    description,
    monthlyPrice: kroner,
    yearlyPrice: kroner * 12,
    avtaleStatus: 'ACTIVE',
    productType,
  });
  return {
    nice: [
      avtale('6', 'Bil', 'BIL', `Renault Zoe, QQ ${number}01`, 498),
      avtale('9', 'Hus', 'HUS', 'Enebolig', 742.5),
    ],
    'eika-skade': [
      avtale('ES-', 'Innbo', 'INNBO', 'Leilighet', 156),
      avtale('ES-9', 'Båt', 'BAAT', 'Snekke, 19 fot', 133),
    ],
    lofavor: [avtale('LO-', 'Kollektiv hjem', 'KOLLEKTIV_HJEM', 'Gjennom forbundet', 97)],
    prolife: [avtale('PL-', 'Livsforsikring', 'GRUPPELIV', 'Utbetaling til etterlatte', 204)],
    'eika-person': [avtale('EP-', 'Behandling', 'BEHANDLING', 'Rask hjelp hos spesialist', 119)],
    paris: [avtale('PA-', 'Verdisaker', 'VERDISAKER', 'Trekkspill', 48)],
    nsf: [avtale('NS-', 'Lisensforsikring', 'KOLLEKTIV_LISENS', 'Gjennom idrettslaget', 35)],
  };
}

const ways: readonly FaultKind[] = ['down', '500', 'malformed', 'reset', 'html', 'wrong-type'];

export const failing: readonly Customer[] = [
  makeFailing({
    key: 'nice-nede',
    fodselsnummer: fodselsnumre.niceNede,
    navn: 'Trøtt Mølle',
    beskrivelse: 'NICE er nede (503), de andre kildene svarer.',
    number: 901,
    fodselsdato: '1972-01-07',
    faults: { nice: { fault: 'down' } },
  }),
  makeFailing({
    key: 'prolife-treg',
    fodselsnummer: fodselsnumre.prolifeTreg,
    navn: 'Treg Sirup',
    beskrivelse: 'PROLIFE svarer først etter halvannet sekund.',
    number: 902,
    fodselsdato: '1973-02-08',
    faults: { prolife: { fault: 'slow', delayMs: 1500 } },
  }),
  makeFailing({
    key: 'paris-henger',
    fodselsnummer: fodselsnumre.parisHenger,
    navn: 'Taus Klokke',
    beskrivelse: 'PARIS svarer aldri.',
    number: 903,
    fodselsdato: '1974-03-09',
    faults: { paris: { fault: 'hang' } },
  }),
  makeFailing({
    key: 'lofavor-ugyldig',
    fodselsnummer: fodselsnumre.lofavorUgyldig,
    navn: 'Skjev Brikke',
    beskrivelse: 'LOFAVOR svarer med ødelagt innhold, og én rad fra EIKA_SKADE er uleselig.',
    number: 904,
    fodselsdato: '1976-04-10',
    faults: { lofavor: { fault: 'malformed' }, 'eika-skade': { fault: 'bad-row' } },
  }),
  makeFailing({
    key: 'alle-nede',
    fodselsnummer: fodselsnumre.alleNede,
    navn: 'Slukket Lampe',
    beskrivelse: 'Alle kildene feiler, hver på sin måte.',
    number: 905,
    fodselsdato: '1977-05-12',
    faults: Object.fromEntries(
      sourceSystems.map((system, index) => [system, { fault: ways[index % ways.length] ?? 'down' }]),
    ),
  }),
  makeFailing({
    key: 'register-nede',
    fodselsnummer: fodselsnumre.registerNede,
    navn: 'Låst Skap',
    beskrivelse: 'Alt kan leses, men registrene tar ikke imot endringer.',
    number: 906,
    fodselsdato: '1978-06-13',
    faults: {
      kunderegister: { fault: 'down', only: 'changes' },
      livregister: { fault: 'down', only: 'changes' },
      samtykkeregister: { fault: 'down', only: 'changes' },
    },
  }),
  makeFailing({
    key: 'kommunikasjon-nede',
    fodselsnummer: fodselsnumre.kommunikasjonNede,
    navn: 'Brutt Snor',
    beskrivelse:
      'Sparebankkunde (2050). Forsikringene kan hentes, men oppgaver, anbefalinger og sparebanken feiler.',
    number: 907,
    fodselsdato: '1980-07-15',
    oppgaver: { helseerklaeringer: 1, aksepttilbud: 1, hasUlesteMeldinger: true, motoroppgaver: [] },
    login: { bankRegistry: '2050' },
    faults: { oppgaver: { fault: '500' }, anbefalinger: { fault: 'down' }, sparebank: { fault: 'down' } },
  }),
  makeFailing({
    key: 'kan-feile',
    fodselsnummer: fodselsnumre.kanFeile,
    navn: 'Løs Planke',
    beskrivelse: 'Sparebankkunde (2050) med noe i hvert system. Alt svarer, til noen slår det av.',
    number: 908,
    fodselsdato: '1979-08-20',
    oppgaver: {
      helseerklaeringer: 1,
      aksepttilbud: 1,
      hasUlesteMeldinger: true,
      motoroppgaver: [
        { oppgavetype: 'ENDRE_KMSTAND', beskrivelse: 'Renault Zoe, QQ 90801', avtalenummer: '69080001' },
      ],
    },
    sparebank: {
      avtaler: [
        {
          systemSource: 'EIKA_SKADE',
          policyNumber: 'ES-399080001',
          name: 'Hest',
          description: 'Gjennom banken',
          monthlyPrice: 88,
          yearlyPrice: 1056,
          avtaleStatus: 'ACTIVE',
          productType: 'HEST',
        },
      ],
      meldinger: [
        { tittel: 'Banken har fått nye åpningstider', tekst: 'De står på nettsiden.', ulest: false },
      ],
    },
    login: { bankRegistry: '2050' },
    faults: {},
  }),
];
