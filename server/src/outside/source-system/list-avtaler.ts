import { z } from 'zod';

import type { Avtale } from '@portal/contract/avtaler.ts';
import type { SystemSource } from '@portal/contract/system-sources.ts';

import type { OutsideAnswer } from '../outside-answer.ts';
import type { OutsideClient } from '../outside-client.ts';
import { optionalFields } from '../repairs.ts';
import { describingText, exactText } from '../text.ts';
import { type Asker, type ListedRows, listRows } from './list-rows.ts';
import { name, policyNumber, price } from './row-parts.ts';

/** One row as docs/outside/source-system.openapi.yaml has it. */
const rowSchema = z.object({
  name,
  avtaleStatus: exactText(),
  ...optionalFields({
    policyNumber,
    description: describingText(),
    monthlyPrice: price,
    yearlyPrice: price,
    avtaleStatusDescription: describingText(),
    endDate: z.iso.date(),
    endDateMeaning: z.enum(['END', 'RENEWAL']),
    productCode: exactText(),
    productType: exactText(),
  }),
});

/** LOFAVOR and PARIS may lack details; elsewhere a row without a number leads nowhere. */
const mayLackDetails: readonly SystemSource[] = ['LOFAVOR', 'PARIS'];

/** The customer's agreements in one source system. */
export function listAvtaler(
  outside: OutsideClient,
  system: SystemSource,
  asker: Asker,
): Promise<OutsideAnswer<ListedRows<Avtale>>> {
  return listRows(outside, system, asker, {
    path: '/avtaler/sok',
    field: 'avtaler',
    toRow: (row) => toAvtale(row, system),
  });
}

/** One row of a system's answer; undefined for one that cannot be read. */
export function toAvtale(row: unknown, systemSource: SystemSource): Avtale | undefined {
  const result = rowSchema.safeParse(row);
  if (!result.success) return undefined;
  if (result.data.policyNumber === undefined && !mayLackDetails.includes(systemSource)) return undefined;
  const { endDateMeaning: _, ...avtale } = result.data;
  return { ...avtale, ...(isOfAnotherDay(result.data) && { endDate: undefined }), systemSource };
}

/** The tag would say that a date is the last day, or the day of renewal, when it is the other. */
function isOfAnotherDay({ avtaleStatus, endDateMeaning }: z.infer<typeof rowSchema>): boolean {
  if (endDateMeaning === undefined) return false;
  return (endDateMeaning === 'RENEWAL') !== (avtaleStatus === 'RENEWAL');
}
