import type { Avtale } from '@portal/contract/avtaler.ts';
import type { PartState, Pris } from '@portal/contract/kostnader.ts';
import {
  BASE_PATH,
  DATA_PATH,
  INNLOGGINGER_PATH,
  KOSTNADER_PATH,
  LAST_NED_PATH,
  PROFIL_PATH,
  TILBUD_PATH,
} from '@portal/contract/paths.ts';
import type { Tilbud } from '@portal/contract/tilbud.ts';

import { createClientContext } from './create-client-context.ts';
import { createConfig } from './create-config.ts';
import { createKunde } from './create-kunde.ts';
import type { Answers } from './render-with-answers.tsx';

/** A page where one row throws during rendering: what is missing then, and what must still be shown. */
export interface Fault {
  path: string;
  /** Passed to `breakWhere`. */
  broken: string;
  gone: string;
  stands: readonly string[];
  /** Where they are others than `faultyAnswers`. */
  answers?: Answers;
}

const kunde = createKunde({
  navn: 'Lun Bris',
  niceKundenummer: '1',
  kontaktInformasjon: { epostAdresse: 'lun@example.com', mobilNummer: '99999901' },
});
const startet = '2026-11-21T07:12:00.000Z';
const forsikring = (title: string) => ({
  title,
  description: `Om ${title}`,
  lesMer: { url: `https://${title.toLowerCase()}.example` },
});
const notFound = (title: string) => ({
  title,
  description: `Om ${title}`,
  link: { url: `https://${title.toLowerCase()}.example`, urlText: `Til ${title}`, external: true },
});
const samtykke = (slag: 'MARKETING' | 'CROSS_DOMAIN', tittel: string) => ({
  samtykke: slag,
  tittel,
  ingress: `Svar på ${tittel}`,
  tekst: 'Mer',
  versjon: 'v1',
});

export const faultyAnswers: Answers = {
  getOversiktConfig: createConfig({
    lenker: { meldinger: 'https://meldinger.example' },
    innhold: {
      finnerIkkeForsikringConfig: [notFound('Tannlege'), notFound('Lege')],
      andreForsikringer: [forsikring('Kort'), forsikring('Forbund')],
    },
  }),
  getClientContext: createClientContext(),
  getKunde: kunde,
  getSession: { loginContext: 'ÅPEN' },
  getKontaktinfo: { apningstider: [] },
  getSparebankAvtaler: { avtaler: [] },
  getLivkunde: { finnesProlifeKunde: false },
  getKundeadresser: [
    { isFolkreregistrert: true, gatenavn: 'Solbakken', gatenummer: '7' },
    { isFolkreregistrert: false, gatenavn: 'Storgata', gatenummer: '1' },
  ],
  getSamtykker: { marketingConsent: 'NOT_AUTHORIZED' },
  getReservasjon: { hasReservasjon: false },
  getSamtykketekster: [samtykke('MARKETING', 'Tilbud'), samtykke('CROSS_DOMAIN', 'Deling')],
  getInnlogginger: {
    innlogginger: [
      { id: 'a', isDenne: true, enhet: 'DATAMASKIN', loginContext: 'ÅPEN', startet, sistBrukt: startet },
      {
        id: 'b',
        isDenne: false,
        enhet: 'MOBIL',
        loginContext: 'ÅPEN',
        startet: '2026-11-20T07:12:00.000Z',
        sistBrukt: '2026-11-20T07:13:00.000Z',
      },
    ],
    kreverNyInnlogging: false,
  },
  getOppbevaring: [],
  getRegistrerteDelinger: {
    ufullstendig: false,
    delinger: [
      {
        id: 'd1',
        mottaker: 'Norsk Pensjon',
        forsikringer: ['Livsforsikring'],
        formal: 'Vise pensjonen din samlet',
        opplysninger: 'Hva du får utbetalt',
        fra: '2025-03-01',
        folge: 'Da ser du den ikke lenger der.',
      },
      {
        id: 'd2',
        mottaker: 'Trafikkluppen',
        forsikringer: ['Bil'],
        formal: 'Rabatt for trygg kjøring',
        opplysninger: 'Kjøretøy og kilometer',
        avsluttet: '2026-11-18',
        ordlyd: 'Jeg sier ja til at kilometerne mine deles.',
        versjon: 'v1',
      },
    ],
  },
  getDelinger: { skadesaker: '2026-11-19T07:12:00.000Z' },
  getSamtykkehistorikk: [
    { slag: 'MARKETING', verdi: false, tidspunkt: '2026-11-18T07:12:00.000Z', utfall: 'BEKREFTET' },
    { slag: 'MARKETING', verdi: true, tidspunkt: '2026-11-17T07:12:00.000Z', utfall: 'BEKREFTET' },
  ],
  getAktivitet: {
    rader: [
      { id: '2', tidspunkt: startet, handling: 'login', referanse: '7F3K-2Q9M', utfall: 'UTFORT', antall: 1 },
      {
        id: '1',
        tidspunkt: '2026-11-20T07:12:00.000Z',
        handling: 'logout',
        referanse: '7F3K-2Q9N',
        utfall: 'UTFORT',
        antall: 1,
      },
    ],
  },
  getHelseerklaering: { count: 1 },
  getAksepttilbud: { count: 0 },
  getUlesteMeldinger: { hasUlesteMeldinger: true },
  getMotoroppgaver: { oppgaver: [] },
  getSparebankmeldinger: {
    meldinger: [
      {
        id: '1',
        tittel: 'Nye vilkår',
        tekst: 'De gjelder fra mai.',
        url: 'https://vilkar.example',
        ulest: true,
      },
      { id: '2', tittel: 'Ny rådgiver', tekst: 'Ring oss.', url: 'https://ring.example', ulest: true },
    ],
  },
  getAvtaler: { avtaler: [], systemSourceError: false, sources: [], monthlySum: null, yearlySum: null },
  getTilbud: { tilbud: [], systemSourceError: false, sources: [] },
  getProduktanbefaling: {
    scores: [
      { nextBestOfferProdukt: 'BIL', score: 0.9 },
      { nextBestOfferProdukt: 'HUS', score: 0.5 },
    ],
    controlgroup: false,
    fallback: false,
  },
};

const avtale = (policyNumber: string, name: string, endDate: string): Avtale => ({
  systemSource: 'NICE',
  policyNumber,
  name,
  avtaleStatus: 'RENEWAL',
  endDate,
  monthlyPrice: 100,
  yearlyPrice: 1200,
});
const pris = (policyNumber: string, gyldigFra: string): Pris => ({
  systemSource: 'NICE',
  policyNumber,
  gyldigFra,
  pris: 1300,
  prisFor: 1200,
});
const sources: PartState[] = [{ systemSource: 'NICE', state: 'ok' }];
const kostnader: Answers = {
  getAvtaler: {
    avtaler: [avtale('1', 'Bil', '2027-04-30'), avtale('2', 'Hus', '2027-05-31')],
    systemSourceError: false,
    sources: [],
  },
  getPriser: { idag: '2026-11-23', priser: [pris('1', '2027-05-01'), pris('2', '2027-06-01')], sources },
  getBetalinger: {
    idag: '2026-11-23',
    betalinger: [
      { systemSource: 'NICE', policyNumbers: ['1'], belop: 1300, forfall: '2027-05-15', status: 'KOMMER' },
    ],
    sources,
  },
};
const tilbud = (policyNumber: string, name: string, expirationDate: string): Tilbud => ({
  systemSource: 'NICE',
  policyNumber,
  versionNumber: 1,
  productType: 'HUS',
  name,
  expirationDate,
  pakkeTilbud: [],
});

const rows = {
  Fødselsnummer: '148384 30121',
  Adresse: 'Storgata 1',
  Mobilnummer: '99 99 99 01',
  'E-post': 'lun@example.com',
  'Forsikringsdokumenter i posten': 'Du får dokumenter i posten',
};
/** A row without its name, and the other rows in full. */
const rowFaults = Object.entries(rows).map(([label, gone]): Fault => ({
  path: PROFIL_PATH,
  broken: label === 'Fødselsnummer' ? kunde.ssn : label,
  gone,
  stands: [...Object.keys(rows), ...Object.values(rows).filter((text) => text !== gone), 'Tilbud', 'Deling'],
}));

export const faults: readonly Fault[] = [
  ...rowFaults,
  {
    path: PROFIL_PATH,
    broken: 'Tilbud',
    gone: 'Svar på Tilbud',
    stands: ['Tilbud', 'Svar på Deling', 'lun@example.com'],
  },
  {
    path: INNLOGGINGER_PATH,
    broken: startet,
    gone: 'Denne enheten',
    stands: ['Mobil eller nettbrett', 'Logg ut alle andre'],
  },
  {
    path: DATA_PATH,
    broken: startet,
    gone: 'Du logget inn',
    stands: ['Du logget ut', 'Du sa nei til markedsføring', 'Systemet for skadesaker'],
  },
  {
    path: DATA_PATH,
    broken: '2026-11-19T07:12:00.000Z',
    gone: 'Systemet for skadesaker',
    stands: ['Den som trykker og leverer', 'Du logget inn', 'Avsluttet 18.11.2026'],
  },
  {
    path: DATA_PATH,
    broken: '2026-11-17T07:12:00.000Z',
    gone: 'Du sa ja til markedsføring',
    stands: ['Du sa nei til markedsføring', 'Du logget inn'],
  },
  {
    path: KOSTNADER_PATH,
    broken: '2027-05-01',
    gone: 'Fra 01.05.2027 koster Bil',
    stands: ['Fra 01.06.2027 koster Hus', '15.05.2027', '30.04.2027'],
    answers: kostnader,
  },
  {
    path: KOSTNADER_PATH,
    broken: '2027-05-15',
    gone: '15.05.2027',
    stands: ['Fra 01.05.2027 koster Bil', 'Fra 01.06.2027 koster Hus', '30.04.2027'],
    answers: kostnader,
  },
  {
    path: LAST_NED_PATH,
    broken: 'Ta med fødselsnummeret mitt',
    gone: 'Ta med fødselsnummeret mitt',
    stands: ['Last ned PDF', 'Dette er med'],
    answers: kostnader,
  },
  {
    path: TILBUD_PATH,
    broken: '2027-01-31',
    gone: '31.01.2027',
    stands: ['Båt', 'Hytte', '28.02.2027', 'Fjern tilbud'],
    answers: {
      getTilbud: {
        tilbud: [tilbud('1', 'Båt', '2027-01-31'), tilbud('2', 'Hytte', '2027-02-28')],
        systemSourceError: false,
        sources: [],
      },
    },
  },
  {
    path: `${BASE_PATH}/andre-forsikringer`,
    broken: 'https://kort.example',
    gone: 'Om Kort',
    stands: ['Kort', 'Om Forbund', 'Til forsikringsoversikten'],
  },
  {
    path: `${BASE_PATH}/kjopsinnganger`,
    broken: 'reise',
    gone: '/skade/reise',
    stands: ['Reise', 'Kjøretøy', 'Hytte', 'Katt'],
  },
  {
    path: BASE_PATH,
    broken: 'https://meldinger.example',
    gone: 'href="https://meldinger.example"',
    stands: ['Du har en ulest melding', 'Fyll ut egenerklæring om helse'],
  },
  {
    path: BASE_PATH,
    broken: 'https://vilkar.example',
    gone: 'De gjelder fra mai.',
    stands: ['Nye vilkår', 'Ring oss.', 'https://ring.example'],
  },
  {
    path: BASE_PATH,
    broken: 'https://tannlege.example',
    gone: 'Til Tannlege',
    stands: ['Om Tannlege', 'Til Lege', 'Hva vil du forsikre?'],
  },
  {
    path: BASE_PATH,
    broken: 'BIL',
    gone: 'data-produkt="BIL"',
    stands: ['Anbefalt for deg', 'data-produkt="HUS"', 'Hva vil du forsikre?'],
  },
];
