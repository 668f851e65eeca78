import type { FastifyRequest } from 'fastify';

import { fjernKort } from '@portal/contract/forms/tilbud.ts';
import { COMPLETE_PARAMETER } from '@portal/contract/paths.ts';

import { keptFormWord } from '../session/return-to.ts';
import { OUTCOME_PARAMETERS } from './told-once.ts';

/**
 * All but the first lead to a place on their page (the question of a card), mostly after a form post. Without script,
 * the refresh to the complete page would lose that place.
 */
const words = [COMPLETE_PARAMETER, fjernKort.name, ...OUTCOME_PARAMETERS, keptFormWord.name];

/** Whether the page of this address waits for all outside systems, however long they take. */
export function asksForWhole({ query }: Pick<FastifyRequest, 'query'>): boolean {
  return typeof query === 'object' && query !== null && words.some((name) => name in query);
}
