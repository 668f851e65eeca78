import { useQueryClient } from '@tanstack/react-query';

import type { ErrorCode } from '@portal/contract/errors.ts';
import type { TilbudResultat } from '@portal/contract/forms/tilbud.ts';
import type { Tilbud, TilbudResponse } from '@portal/contract/tilbud.ts';

import { useWrite } from '../../lib/use-write.ts';

/**
 * The result of a removal after which the list has changed: removed now, already gone, or not removed because it would
 * have removed more than the customer was asked about.
 */
export type Removal = Extract<TilbudResultat, 'fjernet' | 'finnes-ikke' | 'endret'>;

/**
 * Removes an offer and the rest of its package. They disappear at once from the list, the overview's card and the
 * count, and then all three are refetched.
 */
export function useRemoveTilbud(
  { systemSource, policyNumber = '', versionNumber, fjernerAlleVersjoner = false }: Tilbud,
  { onGone, onFailed }: { onGone: (how: Removal) => void; onFailed: (code: ErrorCode) => void },
): () => void {
  const queries = useQueryClient();
  const isGone = (row: Tilbud) =>
    row.systemSource === systemSource &&
    row.policyNumber === policyNumber &&
    (fjernerAlleVersjoner || row.versionNumber === versionNumber);
  const forget = (how: Removal) => {
    if (how !== 'endret')
      queries.setQueryData<TilbudResponse>(
        ['getTilbud'],
        (known) => known && { ...known, tilbud: known.tilbud.filter((row) => !isGone(row)) },
      );
    onGone(how);
    void queries.invalidateQueries({ queryKey: ['getTilbud'] });
  };
  const { mutate } = useWrite('deleteTilbud', {
    onSuccess: () => forget('fjernet'),
    onError: ({ status, code }) =>
      status === 404 ? forget('finnes-ikke') : status === 409 ? forget('endret') : onFailed(code),
  });
  return () =>
    mutate({
      params: { avtaleNummer: policyNumber },
      query: { systemSource, versionNumber, alleVersjoner: fjernerAlleVersjoner },
    });
}
