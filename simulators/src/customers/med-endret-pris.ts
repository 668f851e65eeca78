import { type Avtale, type Customer, ingenOppgaver, type Pris } from './customer.ts';
import { fodselsnumre } from './fodselsnumre.ts';
import { dagIManed, makeTerminer } from './make-terminer.ts';

/** Customers of NICE for whom the price changes, or a payment was forgotten. Days are reckoned from today. */
const nyPeriode = dagIManed(3, 1);
const sisteDag = dagIManed(3, 0);

interface EndretPris {
  key: string;
  fodselsnummer: string;
  navn: string;
  beskrivelse: string;
  number: number;
  fodselsdato: string;
  avtale: Pick<Avtale, 'name' | 'description' | 'productType'> & { yearlyPrice: number };
  pris?: Omit<Pris, 'policyNumber' | 'gyldigFra' | 'prisFor'>;
  erForfalt?: true;
}

function makeKunde({ number, avtale, pris, erForfalt, fodselsdato, ...rest }: EndretPris): Customer {
  const policyNumber = `6${number}0001`;
  const { yearlyPrice } = avtale;
  const belop = yearlyPrice / 12;
  const forfall = dagIManed(-1, 20);
  const terminer = makeTerminer({
    id: `F-${number}`,
    policyNumbers: [policyNumber],
    belop,
    ...(pris && { til: nyPeriode }),
  });
  return {
    ...rest,
    avtaler: {
      nice: [
        {
          policyNumber,
          ...avtale,
          monthlyPrice: belop,
          ...(pris === undefined
            ? { avtaleStatus: 'ACTIVE' }
            : { avtaleStatus: 'RENEWAL', avtaleStatusDescription: 'Til fornyelse', endDate: nyPeriode }),
        },
      ],
    },
    betalinger: {
      nice: erForfalt
        ? [
            ...terminer.filter((termin) => termin.forfall !== forfall),
            {
              betalingId: `F-${number}-glemt`,
              policyNumbers: [policyNumber],
              belop,
              forfall,
              status: 'FORFALT',
            },
          ]
        : terminer,
    },
    priser: {
      nice: pris ? [{ policyNumber, gyldigFra: nyPeriode, prisFor: yearlyPrice, ...pris }] : [],
    },
    oppgaver: ingenOppgaver,
    register: {
      niceKundenummer: `5010${number}`,
      isLoMedlem: false,
      isBankkunde: false,
      fodselsdato,
      kontaktInformasjon: { epostAdresse: `${rest.key}@example.com`, mobilNummer: `99999${number}` },
    },
  };
}

export const medEndretPris: readonly Customer[] = [
  makeKunde({
    key: 'prisopp',
    fodselsnummer: fodselsnumre.prisopp,
    navn: 'Stigende Drage',
    beskrivelse: 'Huset blir 14 % dyrere, og kilden sier hvorfor.',
    number: 951,
    fodselsdato: '1971-01-04',
    avtale: {
      name: 'Hus',
      description: 'Dragesvingen 4, 0001 Bakkenær',
      productType: 'HUS',
      yearlyPrice: 12_000,
    },
    pris: {
      pris: 13_680,
      deler: [
        { kode: 'GRUNNPRIS', belop: 11_342 },
        { kode: 'INDEKS', belop: 720 },
        { kode: 'NATURSKADE', belop: 1180 },
        { kode: 'MELDTE_SKADER', belop: 700 },
        { kode: 'SAMLERABATT', belop: -262 },
      ],
      delerFor: [
        { kode: 'GRUNNPRIS', belop: 11_342 },
        { kode: 'NATURSKADE', belop: 858 },
        { kode: 'SAMLERABATT', belop: -200 },
      ],
      fristForNei: sisteDag,
    },
  }),
  makeKunde({
    key: 'prisned',
    fodselsnummer: fodselsnumre.prisned,
    navn: 'Synkende Løv',
    beskrivelse: 'Bilen blir billigere: høyere bonus, og rabatt som medlem.',
    number: 952,
    fodselsdato: '1983-02-15',
    avtale: { name: 'Bil', description: 'Toyota Yaris, QQ 95201', productType: 'BIL', yearlyPrice: 7200 },
    pris: {
      pris: 6480,
      deler: [
        { kode: 'GRUNNPRIS', belop: 12_000 },
        { kode: 'BONUS', belop: -5160 },
        { kode: 'MEDLEMSRABATT', belop: -360 },
      ],
      delerFor: [
        { kode: 'GRUNNPRIS', belop: 12_000 },
        { kode: 'BONUS', belop: -4800 },
      ],
    },
  }),
  makeKunde({
    key: 'delesum-feil',
    fodselsnummer: fodselsnumre.delesumFeil,
    navn: 'Skeiv Vekt',
    beskrivelse: 'Delene av prisen gir ikke hele endringen, så de vises ikke.',
    number: 953,
    fodselsdato: '1965-03-22',
    avtale: {
      name: 'Innbo',
      description: 'Vektveien 3, 0001 Bakkenær',
      productType: 'INNBO',
      yearlyPrice: 2400,
    },
    pris: {
      pris: 2760,
      deler: [{ kode: 'INDEKS', belop: 359.99 }],
      delerFor: [],
      fristForNei: sisteDag,
    },
  }),
  makeKunde({
    key: 'forfalt',
    fodselsnummer: fodselsnumre.forfalt,
    navn: 'Glemsom Konvolutt',
    beskrivelse: 'Forrige måneds betaling er ikke gjort.',
    number: 954,
    fodselsdato: '1990-04-08',
    avtale: { name: 'Bil', description: 'Opel Corsa, QQ 95401', productType: 'BIL', yearlyPrice: 6000 },
    erForfalt: true,
  }),
  makeKunde({
    key: 'uten-deler',
    fodselsnummer: fodselsnumre.utenDeler,
    navn: 'Taus Krukke',
    beskrivelse: 'Prisen øker, og kilden sier ikke hvorfor.',
    number: 955,
    fodselsdato: '1977-05-19',
    avtale: {
      name: 'Reise',
      description: 'Reise for hele familien',
      productType: 'REISE',
      yearlyPrice: 1800,
    },
    pris: { pris: 2100, fristForNei: sisteDag },
  }),
];
