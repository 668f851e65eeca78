import { osloDate } from '../kit/oslo-date.ts';
import { type Avtale, type Customer, ingenOppgaver } from './customer.ts';
import { fodselsnumre } from './fodselsnumre.ts';

/**
 * Every product type the portal has a rule for, and one it does not know. Copied by hand: nothing is imported from
 * the portal.
 */
const productTypes: Record<string, string> = {
  KJAELEDYR: 'Kjæledyr',
  INNBO: 'Innbo',
  KOLLEKTIV_HJEM: 'Kollektiv hjem',
  BOLIGSELGER: 'Boligselger',
  HUS: 'Hus',
  FRITIDSHUS: 'Fritidshus',
  REISE: 'Reise',
  KOLLEKTIV_REISE: 'Kollektiv reise',
  KOLLEKTIV_ULYKKE: 'Kollektiv ulykke',
  KOLLEKTIV_ULYKKE_BARN: 'Kollektiv ulykke barn',
  KOLLEKTIV_ULYKKE_FRITID: 'Kollektiv ulykke fritid',
  GRUPPE_ULYKKE: 'Gruppe ulykke',
  GRUPPE_KRITISK_SYKDOM: 'Gruppe kritisk sykdom',
  GRUPPELIV: 'Gruppeliv',
  BAAT: 'Båt',
  MC: 'Motorsykkel',
  MOPED: 'Moped',
  FIRMABIL: 'Firmabil',
  VETERANBIL: 'Veteranbil',
  SNOSCOOTER: 'Snøscooter',
  TRAKTOR: 'Traktor',
  CAMPING: 'Campingvogn',
  VAREBIL: 'Varebil',
  ANNET_KJORETOY: 'Annet kjøretøy',
  BIL: 'Bil',
  SEK: 'Elsparkesykkel',
  HEST: 'Hest',
  VERDISAKER: 'Verdisaker',
  LANDBRUK: 'Landbruk',
  REISE_TILLEGG: 'Reise tillegg',
  LO_INNBO_TILLEGG: 'Innbo tillegg',
  KOLLEKTIV_LISENS: 'Kollektiv lisens',
  ANNEN_SYKDOM: 'Annen sykdom',
  BEHANDLING: 'Behandling',
  BETALING: 'Betaling',
  NOE_NYTT: 'Noe nytt',
};

const productAvtaler = Object.entries(productTypes).map(([productType, name], index): Avtale => ({
  policyNumber: `${61200001 + index}`,
  name,
  description: `Avtale nummer ${index + 1}`,
  monthlyPrice: 100 + index,
  yearlyPrice: (100 + index) * 12,
  avtaleStatus: 'ACTIVE',
  productType,
}));

/** The description names the tag that the card should show. */
function makeTagged(policyNumber: string, description: string, rest: Partial<Avtale>): Avtale {
  return {
    policyNumber,
    name: 'Innbo',
    description,
    monthlyPrice: 50,
    yearlyPrice: 600,
    avtaleStatus: 'ACTIVE',
    productType: 'INNBO',
    ...rest,
  };
}

export const alleMerker: Customer = {
  key: 'alle-merker',
  fodselsnummer: fodselsnumre.alleMerker,
  navn: 'Broket Lappeteppe',
  beskrivelse: 'Én avtale for hvert statusmerke og hver produkttype.',
  avtaler: {
    nice: [
      ...productAvtaler,
      makeTagged('61290001', 'Avsluttes med dato', {
        avtaleStatusDescription: 'Til Annullasjon',
        endDate: '2027-03-01',
      }),
      makeTagged('61290002', 'Avsluttes uten dato', { avtaleStatusDescription: 'Til Annullasjon' }),
      makeTagged('61290003', 'Avsluttes før fornyelse', {
        avtaleStatus: 'RENEWAL',
        avtaleStatusDescription: 'Til Annullasjon',
        endDate: '2027-04-01',
      }),
      makeTagged('61290004', 'Venter, uten merke', { avtaleStatus: 'PENDING' }),
      makeTagged('61290005', 'Fornyelse', { avtaleStatus: 'RENEWAL', endDate: '2027-02-01' }),
      makeTagged('61290006', 'Aktiv, uten merke', { avtaleStatusDescription: 'Aktiv' }),
      makeTagged('61290007', 'Fornyes ikke', { avtaleStatus: 'NON_RENEWAL', endDate: '2027-05-01' }),
      makeTagged('61290008', 'Fornyes ikke etter statustekst', { avtaleStatusDescription: 'Fornyes ikke' }),
      makeTagged('61290009', 'Ukjent status, uten merke', { avtaleStatus: 'SUSPENDED' }),
    ],
    prolife: [
      makeTagged('PL-1290001', 'Midlertidig', { avtaleStatus: 'PENDING', productType: 'GRUPPELIV' }),
      makeTagged('PL-1290002', 'Til annullasjon i PROLIFE, uten merke', {
        avtaleStatusDescription: 'Til Annullasjon',
        productType: 'GRUPPELIV',
      }),
    ],
    'eika-person': [
      makeTagged('EP-1290001', 'Under behandling', { avtaleStatus: 'PENDING', productType: 'ANNEN_SYKDOM' }),
      makeTagged('EP-1290002', 'Under behandling og til annullasjon', {
        avtaleStatus: 'PENDING',
        avtaleStatusDescription: 'Til Annullasjon',
        endDate: '2027-03-01',
        productType: 'ANNEN_SYKDOM',
      }),
    ],
  },
  tilbud: {
    nice: [
      'HUS',
      'INNBO',
      'FRITIDSHUS',
      'REISE',
      'KJAELEDYR',
      'LOFAVOR_KJAELEDYR',
      'BIL',
      'MC',
      'MOPED',
      'BAAT',
      'SEK',
      'TILHENGER',
    ].map((productType, index) => ({
      name: `Tilbud på ${productType}`,
      monthlyPrice: 200 + index,
      yearlyPrice: (200 + index) * 12,
      policyNumber: `${71200001 + index}`,
      versionNumber: 1,
      productType,
      expirationDate: osloDate({ days: 220 }),
    })),
  },
  oppgaver: ingenOppgaver,
  register: {
    niceKundenummer: '5010011',
    isLoMedlem: true,
    isBankkunde: true,
    fodselsdato: '1993-07-08',
    kontaktInformasjon: { epostAdresse: 'broket.lappeteppe@example.com', mobilNummer: '99999911' },
  },
};
