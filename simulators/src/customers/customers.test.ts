import { expect, test } from 'vitest';

import { osloDate } from '../kit/oslo-date.ts';
import { type Customer, sourceSystems } from './customer.ts';
import { isSyntheticFodselsnummer } from './fodselsnummer.ts';
import { fodselsnumre } from './fodselsnumre.ts';
import { customers, findCustomer } from './list.ts';

/** The agreed customers: tests everywhere depend on these keys and numbers. */
const agreed: Record<string, string> = {
  standard: fodselsnumre.standard,
  'lo-medlem': fodselsnumre.loMedlem,
  bankkunde: fodselsnumre.bankkunde,
  tom: fodselsnumre.tom,
  mange: fodselsnumre.mange,
  prolife: fodselsnumre.prolife,
  'under-18': fodselsnumre.under18,
  'atten-i-dag': fodselsnumre.attenIDag,
  utland: fodselsnumre.utland,
  sparebank: fodselsnumre.sparebank,
  'alle-merker': fodselsnumre.alleMerker,
  kontrollgruppe: fodselsnumre.kontrollgruppe,
  'uten-kundenummer': fodselsnumre.utenKundenummer,
  'd-nummer': fodselsnumre.dNummer,
  'like-nummer': fodselsnumre.likeNummer,
  'nice-nede': fodselsnumre.niceNede,
  'prolife-treg': fodselsnumre.prolifeTreg,
  'paris-henger': fodselsnumre.parisHenger,
  'lofavor-ugyldig': fodselsnumre.lofavorUgyldig,
  'alle-nede': fodselsnumre.alleNede,
  'register-nede': fodselsnumre.registerNede,
  'kommunikasjon-nede': fodselsnumre.kommunikasjonNede,
  'kan-feile': fodselsnumre.kanFeile,
  prisopp: fodselsnumre.prisopp,
  prisned: fodselsnumre.prisned,
  'delesum-feil': fodselsnumre.delesumFeil,
  forfalt: fodselsnumre.forfalt,
  'uten-deler': fodselsnumre.utenDeler,
  'ny-kunde': fodselsnumre.nyKunde,
};

function get(key: string): Customer {
  const customer = findCustomer(agreed[key] ?? '');
  if (customer === undefined) throw new Error(`No customer ${key}`);
  return customer;
}

function allAvtaler(customer: Customer) {
  return sourceSystems.flatMap((system) =>
    (customer.avtaler[system] ?? []).map((avtale) => ({ system, ...avtale })),
  );
}

test('the customers are the agreed ones, with valid synthetic numbers and names of their own', () => {
  expect(Object.fromEntries(customers.map(({ key, fodselsnummer }) => [key, fodselsnummer]))).toEqual(agreed);
  for (const { fodselsnummer } of customers) expect(isSyntheticFodselsnummer(fodselsnummer)).toBe(true);
  expect(new Set(customers.map(({ navn }) => navn)).size).toBe(customers.length);
  for (const { beskrivelse } of customers) expect(beskrivelse).toMatch(/^\p{Lu}.*\.$/u);
});

test('no two agreements, or versions of offers, in one system share a number, across all customers', () => {
  for (const system of sourceSystems) {
    for (const kind of ['avtaler', 'tilbud'] as const) {
      const numbers = customers
        .flatMap(
          (customer): { policyNumber?: string; versionNumber?: number }[] => customer[kind]?.[system] ?? [],
        )
        .flatMap(({ policyNumber, versionNumber }) =>
          policyNumber === undefined ? [] : `${policyNumber} ${versionNumber}`,
        );
      expect(new Set(numbers).size, `${system} ${kind}`).toBe(numbers.length);
    }
  }
});

test('standard has the five agreements and the four offers that others count on', () => {
  const { avtaler, tilbud, oppgaver } = get('standard');
  expect(avtaler.nice?.map(({ productType, monthlyPrice }) => [productType, monthlyPrice])).toEqual([
    ['BIL', 642],
    ['HUS', 913.5],
    ['INNBO', undefined],
    ['REISE', 189],
    ['KJAELEDYR', 377],
  ]);
  expect(allAvtaler(get('standard'))).toHaveLength(5);
  expect(tilbud?.nice).toHaveLength(4);
  expect(tilbud?.nice?.filter(({ pakkeTilbud }) => pakkeTilbud)).toHaveLength(1);
  expect(tilbud?.nice?.filter(({ detaljer }) => detaljer?.tfaMonthly)).toHaveLength(1);
  expect(oppgaver).toMatchObject({ helseerklaeringer: 2, aksepttilbud: 1, hasUlesteMeldinger: true });
  expect(oppgaver?.motoroppgaver.filter(({ oppgavetype }) => oppgavetype === 'ENDRE_KMSTAND')).toHaveLength(
    1,
  );
});

test('mange has 200 agreements over all systems and 40 offers', () => {
  const { avtaler, tilbud } = get('mange');
  expect(Object.values(avtaler).flat()).toHaveLength(200);
  expect(Object.values(avtaler).filter((rows) => rows.length > 0)).toHaveLength(sourceSystems.length);
  expect(Object.values(tilbud ?? {}).flat()).toHaveLength(40);
});

test('lo-medlem has each of the special travel agreements and those without details', () => {
  const rows = allAvtaler(get('lo-medlem'));
  const travel = rows.flatMap(({ productCode, description }) => (productCode === 'P44' ? [description] : []));
  expect(travel).toHaveLength(2);
  expect(travel.filter((description) => description?.includes('UNG'))).toHaveLength(1);
  expect(rows.map(({ productCode }) => productCode)).toEqual(expect.arrayContaining(['P48', 'Y44']));
  const homes = rows.filter(({ productType }) => productType === 'INNBO' || productType === 'KOLLEKTIV_HJEM');
  expect(new Set(homes.map(({ description }) => description)).size).toBe(1);
  expect(homes).toHaveLength(2);
  const lacking = rows.filter(({ policyNumber, productType }) => !policyNumber || !productType);
  expect(lacking.map(({ system }) => system)).toEqual(['lofavor', 'paris']);
});

test('alle-merker has every product type and every row of the tag table', () => {
  const rows = allAvtaler(get('alle-merker'));
  expect(new Set(rows.map(({ productType }) => productType)).size).toBe(36);
  const has = (system: string, status: string, text?: string) =>
    rows.some(
      (row) => row.system === system && row.avtaleStatus === status && row.avtaleStatusDescription === text,
    );
  expect(has('eika-person', 'PENDING')).toBe(true);
  expect(has('nice', 'ACTIVE', 'Til Annullasjon')).toBe(true);
  expect(has('nice', 'PENDING')).toBe(true);
  expect(has('prolife', 'PENDING')).toBe(true);
  expect(has('prolife', 'ACTIVE', 'Til Annullasjon')).toBe(true);
  expect(has('nice', 'RENEWAL')).toBe(true);
  expect(has('nice', 'NON_RENEWAL')).toBe(true);
  expect(has('nice', 'ACTIVE', 'Fornyes ikke')).toBe(true);
});

test('the young stay as old as their names say', () => {
  const birthDate = (key: string) => {
    const fodselsdato = get(key).register?.fodselsdato;
    return typeof fodselsdato === 'function' ? fodselsdato() : fodselsdato;
  };
  expect(birthDate('under-18')).toBe(osloDate({ days: 1, years: 18 }));
  expect(birthDate('atten-i-dag')).toBe(osloDate({ years: 18 }));
});

test.each(['nice-nede', 'prolife-treg', 'paris-henger', 'lofavor-ugyldig'])(
  '%s has several good agreements in the systems that work',
  (key) => {
    const customer = get(key);
    const failing = Object.keys(customer.faults ?? {});
    expect(failing).not.toEqual([]);
    expect(allAvtaler(customer).filter(({ system }) => !failing.includes(system)).length).toBeGreaterThan(4);
  },
);

test('alle-nede fails in all systems, ny-kunde is known to none', () => {
  expect(Object.keys(get('alle-nede').faults ?? {})).toEqual([...sourceSystems]);
  const { avtaler, tilbud, oppgaver, register } = get('ny-kunde');
  expect({ avtaler, tilbud, oppgaver, register }).toEqual({ avtaler: {} });
});

test('a price says what it was, and its parts explain the change but of the customer for whom they do not', () => {
  const [opp, ned, feil, uten] = ['prisopp', 'prisned', 'delesum-feil', 'uten-deler'].map((key) => {
    const [pris] = get(key).priser?.nice ?? [];
    const sum = (deler: { belop: number }[] = []) => deler.reduce((all, { belop }) => all + belop, 0);
    return (
      pris && { change: pris.pris - (pris.prisFor ?? 0), explained: sum(pris.deler) - sum(pris.delerFor) }
    );
  });
  expect(opp).toEqual({ change: 1680, explained: 1680 });
  expect(ned?.change).toBeLessThan(0);
  expect(ned?.explained).toBe(ned?.change);
  expect(feil?.explained).not.toBe(feil?.change);
  expect(uten?.explained).toBe(0);
  expect(get('forfalt').betalinger?.nice?.filter(({ status }) => status === 'FORFALT')).toHaveLength(1);
});
