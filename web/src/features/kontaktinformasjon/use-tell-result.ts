import type { ApiError } from '@portal/contract/client.ts';

import { toFailureToast } from '../../lib/failure-toast.ts';
import { useToast } from '../../ui/toast/toast-provider.tsx';
import { findFieldError, type KontaktKind } from './check-kontakt.ts';
import type { SaveResult } from './kontakt-row.tsx';
import { tekster } from './tekster.nb.ts';

/** Shows how a save ended; an error in the value itself is for its row to show. */
export function useTellResult(kind: KontaktKind) {
  const { show } = useToast();
  const { oppdatert, feilet } = tekster[kind];
  return async (save: Promise<unknown>): Promise<SaveResult> => {
    try {
      await save;
    } catch (cause) {
      const error = cause as ApiError;
      const fieldError = findFieldError(kind, error.code);
      if (fieldError === undefined) show(toFailureToast(kind, error, { ...tekster, feilet }));
      return { fieldError, error };
    }
    show({ tone: 'success', act: kind, content: oppdatert });
    return {};
  };
}
