import { z } from 'zod';

import { nextBestOfferProdukter } from '@portal/contract/anbefalte-produkter.ts';
import type { Produktanbefaling } from '@portal/contract/anbefalinger.ts';

import type { OutsideAnswer } from '../outside-answer.ts';
import type { OutsideClient } from '../outside-client.ts';

/** As docs/outside/anbefalinger.openapi.yaml has it. */
const anbefalingSchema = z.object({
  scores: z.array(z.unknown()),
  controlgroup: z.boolean(),
  fallback: z.boolean(),
});
const scoreSchema = z.object({ nextBestOfferProdukt: z.enum(nextBestOfferProdukter), score: z.number() });

const ukjentKunde: Produktanbefaling = { scores: [], controlgroup: false, fallback: false };

/**
 * What the recommendation system would offer the customer. A product that we cannot sell, or an unreadable score, is
 * left out (OD-108): the system may know more than we do.
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
  const scores = answer.value.scores.flatMap((score) => scoreSchema.safeParse(score).data ?? []);
  return { ok: true, value: { ...answer.value, scores } };
}
