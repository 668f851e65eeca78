import { z } from 'zod';

import { nextBestOfferProdukter } from '@portal/contract/anbefalte-produkter.ts';
import type { Produktanbefaling } from '@portal/contract/anbefalinger.ts';

import { MAX_ELEMENTS } from '../answer-limits.ts';
import type { Complete } from '../complete.ts';
import type { CustomerOutside } from '../customer-outside.ts';
import type { OutsideAnswer } from '../outside-answer.ts';
import { listOf } from '../repairs.ts';
import { exactText } from '../text.ts';

/** As docs/outside/anbefalinger.openapi.yaml has it. */
const anbefalingSchema = z.object({
  scores: listOf('scores', z.object({ nextBestOfferProdukt: exactText(), score: z.number() }), MAX_ELEMENTS),
  controlgroup: z.boolean(),
  fallback: z.boolean(),
});
const soldSchema = z.object({ nextBestOfferProdukt: z.enum(nextBestOfferProdukter), score: z.number() });

const ukjentKunde: Produktanbefaling = { scores: [], controlgroup: false, fallback: false };

/** The recommended products. Those that we cannot sell are left out: the system may know more products than we do. */
export async function getAnbefaling(
  outside: CustomerOutside,
  produkt: string,
): Promise<OutsideAnswer<Produktanbefaling>> {
  const answer = await outside.call('ANBEFALINGER', {
    path: '/anbefalinger/sok',
    body: { produkt },
    parser: anbefalingSchema,
    whenNotFound: ukjentKunde,
  });
  if (!answer.ok) return answer;
  const { controlgroup, fallback } = answer.value;
  const scores = answer.value.scores.flatMap((score) => soldSchema.safeParse(score).data ?? []);
  return {
    ok: true,
    value: { scores, controlgroup, fallback } satisfies Complete<Produktanbefaling>,
  };
}
