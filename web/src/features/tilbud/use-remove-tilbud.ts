import { useQueryClient } from '@tanstack/react-query';

import type { TilbudResponse } from '@portal/contract/tilbud.ts';

import { useWrite } from '../../lib/api.tsx';

/** How a removal ended: done now, or there was nothing left to remove. Either way the offer is gone. */
export type Removal = 'fjernet' | 'finnes-ikke';

/**
 * Removes an offer. It leaves the list, the overview's card and the count at once, and then all are asked for again
 * (OFF-13, OFF-14).
 */
export function useRemoveTilbud(
  avtaleNummer: string,
  { onGone, onFailed }: { onGone: (how: Removal) => void; onFailed: () => void },
): () => void {
  const queries = useQueryClient();
  const forget = (how: Removal) => {
    queries.setQueryData<TilbudResponse>(
      ['getTilbud'],
      (known) =>
        known && {
          ...known,
          tilbud: known.tilbud.filter(({ policyNumber }) => policyNumber !== avtaleNummer),
        },
    );
    onGone(how);
    void queries.invalidateQueries({ queryKey: ['getTilbud'] });
  };
  const { mutate } = useWrite('deleteTilbud', {
    onSuccess: () => forget('fjernet'),
    onError: ({ status }) => (status === 404 ? forget('finnes-ikke') : onFailed()),
  });
  return () => mutate({ params: { avtaleNummer } });
}
