import { type SystemSource, systemSources } from '@portal/contract/system-sources.ts';
import fc from 'fast-check';
import type { Row } from '../../testing/create-kunde.ts';

/** An agreement as a source system tells it, by the published page: amounts in kroner with whole øre. */
export interface Avtale extends Row {
  systemSource: SystemSource;
  policyNumber: string | undefined;
  name: string;
  description: string | undefined;
  monthlyPrice: number | undefined;
  yearlyPrice: number | undefined;
  avtaleStatus: string;
  avtaleStatusDescription: string | undefined;
  endDate: string | undefined;
  productType: string | undefined;
  productCode: string | undefined;
}

/** An application under treatment: it costs nothing yet. */
export function isApplication({ systemSource, avtaleStatus }: Avtale): boolean {
  return systemSource === 'EIKA_PERSON' && avtaleStatus === 'PENDING';
}

/** It is cancelled, and its tag says so: neither of an application nor of what PROLIFE has. */
export function isCancelled(avtale: Avtale): boolean {
  return (
    avtale.avtaleStatusDescription === 'Til Annullasjon' &&
    avtale.systemSource !== 'PROLIFE' &&
    !isApplication(avtale)
  );
}

export interface Tilbud extends Row {
  systemSource: SystemSource;
  policyNumber: string | undefined;
  versionNumber: number | undefined;
  name: string;
  monthlyPrice: number | undefined;
  yearlyPrice: number | undefined;
  productType: string;
  expirationDate: string | undefined;
  pakkeTilbud: { monthlyPrice: number; yearlyPrice: number }[] | undefined;
}

/** Of words. */
export const list = (words: string) => words.trim().split(/\s+/);
const productTypes = list(`
  KJAELEDYR INNBO KOLLEKTIV_HJEM BOLIGSELGER HUS FRITIDSHUS REISE KOLLEKTIV_REISE
  KOLLEKTIV_ULYKKE KOLLEKTIV_ULYKKE_BARN KOLLEKTIV_ULYKKE_FRITID GRUPPE_ULYKKE GRUPPELIV
  GRUPPE_KRITISK_SYKDOM BAAT MC MOPED FIRMABIL VETERANBIL SNOSCOOTER TRAKTOR CAMPING VAREBIL
  ANNET_KJORETOY BIL SEK HEST VERDISAKER LANDBRUK REISE_TILLEGG LO_INNBO_TILLEGG KOLLEKTIV_LISENS
  ANNEN_SYKDOM BEHANDLING BETALING NYERE_ENN_PORTALEN
  BARNEFORSIKRING BEHANDLINGSFORSIKRING KRITISKSYKDOM LIVSFORSIKRING UFOREFORSIKRING ULYKKESFORSIKRING
  BOBIL CAMPINGVOGN TILHENGER
`);
const offeredTypes = list(`
  HUS INNBO FRITIDSHUS REISE KJAELEDYR LOFAVOR_KJAELEDYR BIL MC MOPED BAAT SEK TILHENGER
  NYERE_ENN_PORTALEN
`);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
/** A twelfth of the largest yearly amount is included. */
const kroner = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 3000 }) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 400_000 }).map((ore) => ore / 100) },
  { weight: 1, arbitrary: fc.constantFrom(0, 0.5, 0.01, 833_333.33) },
);
const pris = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ monthlyPrice: undefined, yearlyPrice: undefined }) },
  { weight: 2, arbitrary: kroner.map((ar) => ({ monthlyPrice: undefined, yearlyPrice: ar })) },
  { weight: 3, arbitrary: kroner.map((maned) => ({ monthlyPrice: maned, yearlyPrice: undefined })) },
  { weight: 3, arbitrary: fc.record({ monthlyPrice: kroner, yearlyPrice: kroner }) },
  {
    weight: 5,
    arbitrary: kroner.map((maned) => ({
      monthlyPrice: maned,
      yearlyPrice: (Math.round(maned * 100) * 12) / 100,
    })),
  },
);
const name = fc.constantFrom(
  'Bil',
  'Hus',
  'Innbo',
  'Uføreforsikring',
  'Reise',
  'Ansvarsforsikring for frivillige foreninger',
  'Båt',
);
export const policyNumber = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom('100200', '100300', 'A/B 1', 'Ø-7?#') },
  { weight: 6, arbitrary: fc.integer({ min: 10_000_000, max: 99_999_999 }).map(String) },
);

/** One agreement, as far as the published page allows. */
export const avtaleRow: fc.Arbitrary<Avtale> = fc
  .record({
    systemSource: fc.constantFrom(...systemSources),
    number: maybe(policyNumber),
    name,
    description: maybe(fc.integer({ min: 1, max: 999 }).map((number) => `Ting ${number}`)),
    pris,
    avtaleStatus: fc.constantFrom('ACTIVE', 'ACTIVE', 'ACTIVE', 'PENDING', 'RENEWAL', 'NON_RENEWAL', 'NYTT'),
    avtaleStatusDescription: fc.constantFrom(
      undefined,
      undefined,
      'Aktiv',
      'Til Annullasjon',
      'Fornyes ikke',
    ),
    endDate: fc.constantFrom(undefined, '2027-04-30', '1999-12-31', '2199-12-31'),
    productType: maybe(fc.constantFrom(...productTypes)),
    productCode: fc.constantFrom(undefined, undefined, 'P44', 'P48', 'Y44'),
    filler: policyNumber,
  })
  .map(({ pris: { monthlyPrice, yearlyPrice }, number, filler, productType, ...rest }) => {
    // Only these two may leave the number and the type out.
    const mayLack = rest.systemSource === 'LOFAVOR' || rest.systemSource === 'PARIS';
    return {
      ...rest,
      monthlyPrice,
      yearlyPrice,
      policyNumber: mayLack ? number : (number ?? filler),
      productType: mayLack ? productType : (productType ?? 'BIL'),
    };
  });

/** One offer, as far as the published page allows. */
export const tilbudRow: fc.Arbitrary<Tilbud> = fc
  .record({
    systemSource: fc.constantFrom(...systemSources),
    policyNumber: maybe(policyNumber),
    versionNumber: fc.constantFrom(undefined, 0, 1, 2, 3, 4, 5),
    name,
    pris,
    productType: fc.constantFrom(...offeredTypes),
    expirationDate: fc.constantFrom(undefined, '2039-12-31', '2038-02-28', '2020-01-01', '1999-12-31'),
    tfaMonthly: maybe(kroner),
    pakkeTilbud: maybe(
      fc.array(
        fc.record({
          policyNumber,
          versionNumber: fc.nat({ max: 3 }),
          productType: fc.constantFrom('INNBO', 'REISE', 'NOE_ANNET'),
          monthlyPrice: kroner,
          yearlyPrice: kroner,
        }),
        { maxLength: 3 },
      ),
    ),
  })
  .map(({ pris: { monthlyPrice, yearlyPrice }, tfaMonthly, ...rest }) => ({
    ...rest,
    monthlyPrice,
    yearlyPrice,
    ...(tfaMonthly !== undefined && { detaljer: { tfaMonthly } }),
  }));
