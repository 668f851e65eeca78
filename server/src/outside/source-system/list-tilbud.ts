import { z } from 'zod';

import type { SystemSource } from '@portal/contract/system-sources.ts';
import type { Tilbud } from '@portal/contract/tilbud.ts';

import type { OutsideAnswer } from '../outside-answer.ts';
import type { OutsideClient } from '../outside-client.ts';
import { optionalFields } from '../repairs.ts';
import { describingText, exactText } from '../text.ts';
import { type Asker, type ListedRows, listRows } from './list-rows.ts';
import { name, policyNumber, price } from './row-parts.ts';

const versionNumber = z.int().nonnegative();

/** A package whose price cannot be read takes its offer with it: the customer would be shown too low a price. */
const pakkeSchema = z.object({
  policyNumber,
  versionNumber,
  productType: exactText(),
  monthlyPrice: price,
  yearlyPrice: price,
});

/** One row as docs/outside/source-system.openapi.yaml has it. */
const rowSchema = z.object({
  name,
  ...optionalFields({
    description: describingText(),
    detaljer: z.object(optionalFields({ tfaMonthly: price })),
    monthlyPrice: price,
    yearlyPrice: price,
    policyNumber,
    versionNumber,
    productType: exactText(),
    expirationDate: z.iso.date(),
  }),
  pakkeTilbud: z
    .array(pakkeSchema)
    .nullish()
    .transform((value) => value ?? []),
});

/** An offer as a source system has it: of any type, or of none. */
export type SourceTilbud = Omit<Tilbud, 'productType'> & { productType?: string | undefined };

/** The customer's offers in one source system, in its own order. */
export function listTilbud(
  outside: OutsideClient,
  system: SystemSource,
  asker: Asker,
): Promise<OutsideAnswer<ListedRows<SourceTilbud>>> {
  return listRows(outside, system, asker, {
    path: '/tilbud/sok',
    field: 'tilbud',
    toRow: (row) => toTilbud(row, system),
  });
}

function toTilbud(row: unknown, systemSource: SystemSource): SourceTilbud | undefined {
  const result = rowSchema.safeParse(row);
  return result.success ? { ...result.data, systemSource } : undefined;
}
