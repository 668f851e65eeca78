import { z } from 'zod';

import { type Avtale, avtaleSchema } from '@portal/contract/avtaler.ts';
import type { SystemSource } from '@portal/contract/system-sources.ts';

import type { OutsideAnswer } from '../outside-answer.ts';
import type { OutsideClient } from '../outside-client.ts';

/** Kroner. Negative or absurd prices are a fault in the row, not something to show a customer. */
const price = z.number().min(0).max(10_000_000);
const text = z.string().max(500);
/** Sources may send null for what they do not have. */
const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

/** One row as docs/outside/source-system.openapi.yaml has it. */
const rowSchema = z.object({
  policyNumber: maybe(text),
  name: text.min(1),
  description: maybe(text),
  monthlyPrice: maybe(price),
  yearlyPrice: maybe(price),
  avtaleStatus: text,
  avtaleStatusDescription: maybe(text),
  endDate: maybe(z.iso.date()),
  productCode: maybe(text),
  productType: maybe(text),
});

const answerSchema = z.object({ avtaler: z.array(z.unknown()) });

/** LOFAVOR and PARIS may lack details (CARD-24, CARD-25); elsewhere a row without a number leads nowhere. */
const mayLackDetails: readonly SystemSource[] = ['LOFAVOR', 'PARIS'];

export interface ListedAvtaler {
  avtaler: Avtale[];
  /** Rows that could not be read and were left out. */
  dropped: number;
}

/** The customer's agreements in one source system; one unreadable row does not take the others with it. */
export async function listAvtaler(
  outside: OutsideClient,
  system: SystemSource,
  { fodselsnummer, correlationId }: { fodselsnummer: string; correlationId: string },
): Promise<OutsideAnswer<ListedAvtaler>> {
  const answer = await outside.call(system, {
    path: '/avtaler/sok',
    body: { fodselsnummer },
    parser: answerSchema,
    whenNotFound: { avtaler: [] },
    correlationId,
  });
  if (!answer.ok) return answer;
  const avtaler = answer.value.avtaler.flatMap((row) => toAvtale(row, system) ?? []);
  return { ok: true, value: { avtaler, dropped: answer.value.avtaler.length - avtaler.length } };
}

function toAvtale(row: unknown, systemSource: SystemSource): Avtale | undefined {
  const result = rowSchema.safeParse(row);
  if (!result.success) return undefined;
  if (!result.data.policyNumber && !mayLackDetails.includes(systemSource)) return undefined;
  return avtaleSchema.parse({ ...result.data, systemSource });
}
