import { z } from 'zod';

import { nextBestOfferProdukter } from '@portal/contract/anbefalte-produkter.ts';
import type { Produktanbefaling } from '@portal/contract/anbefalinger.ts';

import { MAX_ELEMENTS } from '../answer-limits.ts';
import type { OutsideAnswer } from '../outside-answer.ts';
import type { OutsideClient } from '../outside-client.ts';
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

/**
 * What the recommendation system would offer the customer. A product that we cannot sell is left out: the system
 * may know more than we do.
 */
export async function getAnbefaling(
  outside: OutsideClient,
  question: { fodselsnummer: string; produkt: string; correlationId: string },
): Promise<OutsideAnswer<Produktanbefaling>> {
  const { correlationId, ...body } = question;
  const answer = await outside.call('ANBEFALINGER', {
    path: '/anbefalinger/sok',
    body,
    parser: anbefalingSchema,
    whenNotFound: ukjentKunde,
    correlationId,
  });
  if (!answer.ok) return answer;
  const scores = answer.value.scores.flatMap((score) => soldSchema.safeParse(score).data ?? []);
  return { ok: true, value: { ...answer.value, scores } };
}
