import { z } from 'zod';

import type { Avtale } from '@portal/contract/avtaler.ts';
import type { SystemSource } from '@portal/contract/system-sources.ts';

import type { Complete } from '../complete.ts';
import { day } from '../day.ts';
import { MAX_NUMBER_LENGTH, MAX_PRICE } from '../limits.ts';
import { optionalFields } from '../repairs.ts';
import { describingText, exactText } from '../text.ts';
import { rowsIn } from './list-rows.ts';
import type { SourceSystem, SourceTilbud } from './source-system.ts';

/** In kroner, rounded to whole øre. Negative or absurd prices are errors in the row and must not be shown. */
const price = z
  .number()
  .min(0)
  .max(MAX_PRICE)
  .transform((kroner) => Math.round(kroner * 100) / 100);
const policyNumber = exactText(MAX_NUMBER_LENGTH);
const versionNumber = z.int().nonnegative();
/** The name that customers know a row by. Must not be empty after cleaning. */
const name = describingText().refine((text) => text !== '');

const avtaleSchema = z.object({
  name,
  avtaleStatus: exactText(),
  ...optionalFields({
    policyNumber,
    description: describingText(),
    monthlyPrice: price,
    yearlyPrice: price,
    avtaleStatusDescription: describingText(),
    endDate: day,
    endDateMeaning: z.enum(['END', 'RENEWAL']),
    productCode: exactText(),
    productType: exactText(),
  }),
});

/** If the price of a package is unreadable, the whole offer is dropped: the price shown would be too low. */
const pakkeSchema = z.object({
  policyNumber,
  versionNumber,
  productType: exactText(),
  monthlyPrice: price,
  yearlyPrice: price,
});

const tilbudSchema = z.object({
  name,
  ...optionalFields({
    description: describingText(),
    detaljer: z.object(optionalFields({ tfaMonthly: price })),
    monthlyPrice: price,
    yearlyPrice: price,
    policyNumber,
    versionNumber,
    productType: exactText(),
    expirationDate: day,
  }),
  pakkeTilbud: z
    .array(pakkeSchema)
    .nullish()
    .transform((value) => value ?? []),
});

/** The contract of most source systems: docs/outside/source-system.openapi.yaml. */
export const common: SourceSystem = {
  avtaler: { path: '/avtaler/sok', rows: rowsIn('avtaler'), toRow: toAvtale },
  tilbud: { path: '/tilbud/sok', rows: rowsIn('tilbud'), toRow: toTilbud },
  sletting: {
    path: '/tilbud/slett',
    toBody: ({ avtaleNummer, versionNumber: version }) => ({ avtaleNummer, versionNumber: version }),
  },
};

/** Parses an agreement of that contract; undefined for an unreadable one. */
export function toAvtale(content: unknown, systemSource: SystemSource): Avtale | undefined {
  const row = avtaleSchema.safeParse(content).data;
  if (row === undefined) return undefined;
  return {
    policyNumber: row.policyNumber,
    name: row.name,
    description: row.description,
    monthlyPrice: row.monthlyPrice,
    yearlyPrice: row.yearlyPrice,
    avtaleStatus: row.avtaleStatus,
    avtaleStatusDescription: row.avtaleStatusDescription,
    systemSource,
    endDate: isOfAnotherDay(row) ? undefined : row.endDate,
    productCode: row.productCode,
    productType: row.productType,
  } satisfies Complete<Avtale>;
}

/** The tag would call the date the last day, or the day of renewal, when it is the other. */
function isOfAnotherDay({ avtaleStatus, endDateMeaning }: z.infer<typeof avtaleSchema>): boolean {
  if (endDateMeaning === undefined) return false;
  return (endDateMeaning === 'RENEWAL') !== (avtaleStatus === 'RENEWAL');
}

function toTilbud(content: unknown, systemSource: SystemSource): SourceTilbud | undefined {
  const row = tilbudSchema.safeParse(content).data;
  if (row === undefined) return undefined;
  return {
    name: row.name,
    description: row.description,
    detaljer: row.detaljer,
    monthlyPrice: row.monthlyPrice,
    yearlyPrice: row.yearlyPrice,
    policyNumber: row.policyNumber,
    versionNumber: row.versionNumber,
    productType: row.productType,
    expirationDate: row.expirationDate,
    pakkeTilbud: row.pakkeTilbud,
    systemSource,
  } satisfies Complete<SourceTilbud>;
}
