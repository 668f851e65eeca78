import { useQueryClient } from '@tanstack/react-query';

import { endpoints } from '@portal/contract/endpoints.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';
import type { TilbudResultat } from '@portal/contract/forms/tilbud.ts';
import type { Tilbud, TilbudResponse } from '@portal/contract/tilbud.ts';

import { useClient } from '../../lib/api.tsx';
import { isKomplett } from '../../lib/is-komplett.ts';
import { tellOtherWindows } from '../../lib/other-windows.ts';
import { mayBeDone, useWrite } from '../../lib/use-write.ts';

/**
 * The result of a removal after which the list has changed: removed now, already gone, or not removed because it would
 * have removed more than the customer was asked about.
 */
type Removal = Extract<TilbudResultat, 'fjernet' | 'finnes-ikke' | 'endret'>;

/**
 * Removes an offer and the rest of its package. They disappear at once from the list, the overview's card and the
 * count, and then all three are refetched.
 */
export function useRemoveTilbud(
  { systemSource, policyNumber = '', versionNumber, fjernerAlleVersjoner = false }: Tilbud,
  { onGone, onFailed }: { onGone: (how: Removal) => void; onFailed: (code: ErrorCode) => void },
): (typed: FormData) => void {
  const queries = useQueryClient();
  const call = useClient();
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
    tellOtherWindows(['getTilbud']);
  };
  /** Asks by itself: a list that lacks a system, put on the page, would take the card with the error away. */
  const forgetIfGone = async (): Promise<void> => {
    const read = await call(endpoints.getTilbud).catch(() => undefined);
    if (read !== undefined && isKomplett(read) && !read.tilbud.some(isGone)) forget('finnes-ikke');
  };
  const { mutate } = useWrite('deleteTilbud', {
    onSuccess: () => forget('fjernet'),
    onError: (error) => {
      if (error.code === 'FINNES_IKKE') forget('finnes-ikke');
      else if (error.code === 'FLERE_TREFF') forget('endret');
      else {
        onFailed(error.code);
        if (mayBeDone(error)) void forgetIfGone();
      }
    },
  });
  return (typed) =>
    mutate({
      typed,
      params: { avtaleNummer: policyNumber },
      query: { systemSource, versionNumber, alleVersjoner: fjernerAlleVersjoner },
    });
}
