import { osloDate } from '../kit/oslo-date.ts';
import {
  type Avtale,
  type Customer,
  ingenOppgaver,
  type SourceSystem,
  sourceSystems,
  type Tilbud,
} from './customer.ts';
import { fodselsnumre } from './fodselsnumre.ts';

const AVTALER = 200;
const TILBUD = 40;

const products: readonly { type: string; name: string; things: readonly string[] }[] = [
  { type: 'BIL', name: 'Bil', things: ['Stasjonsvogn', 'Kassebil', 'Elbil', 'Småbil'] },
  { type: 'HUS', name: 'Hus', things: ['Enebolig', 'Rekkehus', 'Tomannsbolig'] },
  { type: 'INNBO', name: 'Innbo', things: ['Leilighet', 'Hybel', 'Loft'] },
  { type: 'FRITIDSHUS', name: 'Hytte', things: ['Fjellhytte', 'Sjøbu', 'Naust'] },
  { type: 'REISE', name: 'Reise', things: ['Hele familien', 'Én person'] },
  { type: 'KJAELEDYR', name: 'Kjæledyr', things: ['Katten Grøt', 'Hunden Vaffel', 'Kaninen Lefse'] },
  { type: 'BAAT', name: 'Båt', things: ['Robåt', 'Seilbåt', 'Snekke'] },
  { type: 'MC', name: 'Motorsykkel', things: ['Tursykkel', 'Veteransykkel'] },
  { type: 'VERDISAKER', name: 'Verdisaker', things: ['Fiolin', 'Kamera', 'Armbåndsur'] },
  { type: 'HEST', name: 'Hest', things: ['Hesten Kanel', 'Ponnien Timian'] },
];

const offered = [
  'BIL',
  'HUS',
  'INNBO',
  'FRITIDSHUS',
  'REISE',
  'KJAELEDYR',
  'MC',
  'MOPED',
  'BAAT',
  'SEK',
] as const;

/** Element `index` of the list, starting over at its end. */
function pick<T>(list: readonly T[], index: number): T {
  const element = list[index % list.length];
  if (element === undefined) throw new Error('Picked from an empty list');
  return element;
}

function makeAvtale(index: number): Avtale {
  const product = pick(products, index);
  const monthlyPrice = 49 + ((index * 37) % 900) + (index % 4) * 0.25;
  return {
    policyNumber: `M-${610000 + index}`,
    name: product.name,
    description: `${pick(product.things, Math.floor(index / products.length))} nr. ${index + 1}`,
    // Every ninth has no price; for every third the yearly price must be calculated.
    ...(index % 9 === 8 ? {} : { monthlyPrice }),
    ...(index % 9 === 8 || index % 3 === 0 ? {} : { yearlyPrice: monthlyPrice * 12 }),
    avtaleStatus: index % 11 === 10 ? 'RENEWAL' : 'ACTIVE',
    productType: product.type,
  };
}

function makeTilbud(index: number): Tilbud {
  const productType = pick(offered, index);
  const monthlyPrice = 99 + ((index * 53) % 700);
  return {
    name: `Tilbud ${index + 1}`,
    description: `Tilbud nummer ${index + 1} av ${TILBUD}`,
    monthlyPrice,
    yearlyPrice: monthlyPrice * 12,
    policyNumber: `T-${710000 + index}`,
    versionNumber: 1 + (index % 3),
    productType,
    expirationDate: osloDate({ days: 220 }),
  };
}

/** Dealt out in turn, so that every system has its share. */
function deal<T>(count: number, make: (index: number) => T): Partial<Record<SourceSystem, T[]>> {
  const all = Array.from({ length: count }, (_, index) => make(index));
  return Object.fromEntries(
    sourceSystems.map((system, turn) => [
      system,
      all.filter((_, index) => index % sourceSystems.length === turn),
    ]),
  );
}

export const mange: Customer = {
  key: 'mange',
  fodselsnummer: fodselsnumre.mange,
  navn: 'Full Kommode',
  beskrivelse: 'Kunde med 200 forsikringer fordelt på alle kildene, og 40 tilbud.',
  avtaler: deal(AVTALER, makeAvtale),
  tilbud: deal(TILBUD, makeTilbud),
  oppgaver: {
    ...ingenOppgaver,
    motoroppgaver: Array.from({ length: 6 }, (_, index) => ({
      oppgavetype: 'ENDRE_KMSTAND',
      beskrivelse: `Stasjonsvogn nr. ${index * 10 + 1}`,
      avtalenummer: `M-${610000 + index * 10}`,
    })),
  },
  register: {
    niceKundenummer: '5010005',
    isLoMedlem: true,
    isBankkunde: true,
    fodselsdato: '1966-08-17',
    kontaktInformasjon: { epostAdresse: 'full.kommode@example.com', mobilNummer: '99999905' },
  },
};
