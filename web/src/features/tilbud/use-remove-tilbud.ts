import { useQueryClient } from '@tanstack/react-query';

import type { ErrorCode } from '@portal/contract/errors.ts';
import type { Tilbud, TilbudResponse } from '@portal/contract/tilbud.ts';

import { useWrite } from '../../lib/api.tsx';

/**
 * How a removal ended where the list is no longer what it was: done now, nothing left to remove, or nothing removed
 * because it would have taken more than the customer was asked about.
 */
export type Removal = 'fjernet' | 'finnes-ikke' | 'endret';

/**
 * Removes an offer, and with it what goes with it. They leave the list, the overview's card and the count at once, and
 * then all are asked for again.
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
