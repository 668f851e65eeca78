import type { ApiError } from '@portal/contract/client.ts';
import type { EndringResponse } from '@portal/contract/samtykke.ts';

import { toFailureToast } from '../../lib/failure-toast.ts';
import { useToast } from '../../ui/toast/toast-provider.tsx';
import { tekster } from './tekster.nb.ts';

/** Tells in a toast how a choice ended; `content` says so in place of `lagret`. */
export function useTellChoice(act: string, { lagret, feilet }: { lagret: string; feilet: string }) {
  const { show } = useToast();
  return {
    onSuccess: ({ bekreftet }: EndringResponse, content = lagret) =>
      show(
        bekreftet ? { tone: 'success', act, content } : { tone: 'info', act, content: tekster.ubekreftet },
      ),
    onError: (failure: ApiError) => show(toFailureToast(act, failure, { ...tekster, feilet })),
  };
}
