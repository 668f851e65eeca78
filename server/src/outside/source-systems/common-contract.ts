import { z } from 'zod';

import type { Avtale } from '@portal/contract/avtaler.ts';
import { prisdelkoder } from '@portal/contract/kostnader.ts';
import { isFornyes } from '@portal/contract/rules/kostnader/sluttdato.ts';
import type { SystemSource } from '@portal/contract/system-sources.ts';

import type { Complete } from '../complete.ts';
import { day } from '../day.ts';
import { MAX_ELEMENTS } from '../answer-limits.ts';
import { MAX_NUMBER_LENGTH, MAX_PRICE } from '../limits.ts';
import { noteRepair, optionalFields, readableField } from '../repairs.ts';
import { describingText, exactText } from '../text.ts';
import { rowsIn } from '../list-rows.ts';
import type { SourceBetaling, SourcePris, SourceSystem, SourceTilbud } from './source-system.ts';

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

/** A date of which nobody can tell what it is must not be told as the last day. */
const endDateMeaning = z.enum(['END', 'RENEWAL']).or(
  z.unknown().transform(() => {
    noteRepair('endDateMeaning', 'left out');
    return 'UNREADABLE' as const;
  }),
);

const avtaleSchema = z.object({
  name,
  avtaleStatus: exactText(),
  // Without the number that it has, the same agreement of the savings bank's would be counted beside it.
  policyNumber: readableField(policyNumber),
  ...optionalFields({
    description: describingText(),
    monthlyPrice: price,
    yearlyPrice: price,
    avtaleStatusDescription: describingText(),
    endDate: day,
    endDateMeaning,
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
  // Offers of no type are not shown: one whose type cannot be read would be told as none.
  productType: readableField(exactText()),
  ...optionalFields({
    description: describingText(),
    detaljer: z.object(optionalFields({ tfaMonthly: price })),
    monthlyPrice: price,
    yearlyPrice: price,
    policyNumber,
    versionNumber,
    expirationDate: day,
  }),
  pakkeTilbud: z
    .array(pakkeSchema)
    .nullish()
    .transform((value) => value ?? []),
});

/** No last day, or one that can be read. A date that is no day of our time stands for none. */
const utlopSchema = z.object({ expirationDate: z.literal('').or(z.iso.date()).nullish() });

const betalingSchema = z.object({
  betalingId: policyNumber,
  belop: price,
  forfall: day,
  status: exactText(),
  // Of a payment that goes the other way the sum would be wrong.
  retning: z
    .enum(['TIL_SELSKAPET', 'TIL_KUNDEN'])
    .nullish()
    .transform((value) => value ?? undefined),
  ...optionalFields({
    policyNumbers: z
      .array(policyNumber)
      .max(MAX_ELEMENTS)
      .transform((numbers) => [...new Set(numbers)]),
    betaltDato: day,
  }),
});

/** One unreadable part costs all of them: the others would not explain the whole. */
const deler = z
  .array(
    z.object({
      kode: z.enum(prisdelkoder),
      belop: z
        .number()
        .min(-MAX_PRICE)
        .max(MAX_PRICE)
        .transform((kroner) => Math.round(kroner * 100) / 100),
    }),
  )
  .max(MAX_ELEMENTS);

const prisSchema = z.object({
  policyNumber,
  gyldigFra: day,
  pris: price,
  // Without it the year would be told as the first.
  prisFor: price.nullish().transform((value) => value ?? undefined),
  ...optionalFields({ deler, delerFor: deler, fristForNei: day }),
});

/** The contract of most source systems: docs/outside/source-system.openapi.yaml. */
export const common: SourceSystem = {
  avtaler: { path: '/avtaler/sok', rows: rowsIn('avtaler'), toRow: toAvtale },
  tilbud: { path: '/tilbud/sok', rows: rowsIn('tilbud'), toRow: toTilbud },
  betalinger: { path: '/betalinger/sok', rows: rowsIn('betalinger'), toRow: toBetaling },
  priser: { path: '/avtaler/pris', rows: rowsIn('priser'), toRow: toPris },
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
    endDate: isOfAnotherDay({ ...row, systemSource }) ? undefined : row.endDate,
    productCode: row.productCode,
    productType: row.productType,
  } satisfies Complete<Avtale>;
}

/** The tag would call the date the last day, or the day of renewal, when it is the other. What ends may be in renewal. */
function isOfAnotherDay(row: z.infer<typeof avtaleSchema> & { systemSource: SystemSource }): boolean {
  if (row.endDateMeaning === undefined) return false;
  return row.endDateMeaning !== (isFornyes(row) ? 'RENEWAL' : 'END');
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
    ukjentUtlop: utlopSchema.safeParse(content).success ? undefined : true,
    pakkeTilbud: row.pakkeTilbud,
    systemSource,
  } satisfies Complete<SourceTilbud>;
}

function toBetaling(content: unknown, systemSource: SystemSource): SourceBetaling | undefined {
  const row = betalingSchema.safeParse(content).data;
  if (row === undefined) return undefined;
  return {
    systemSource,
    betalingId: row.betalingId,
    policyNumbers: row.policyNumbers,
    belop: row.belop,
    retning: row.retning,
    forfall: row.forfall,
    betaltDato: row.betaltDato,
    status: row.status,
  } satisfies Complete<SourceBetaling>;
}

function toPris(content: unknown, systemSource: SystemSource): SourcePris | undefined {
  const row = prisSchema.safeParse(content).data;
  if (row === undefined) return undefined;
  return {
    systemSource,
    policyNumber: row.policyNumber,
    gyldigFra: row.gyldigFra,
    pris: row.pris,
    deler: row.deler,
    prisFor: row.prisFor,
    delerFor: row.delerFor,
    fristForNei: row.fristForNei,
  } satisfies Complete<SourcePris>;
}
