import type { Livkunde } from '@portal/contract/kontaktinformasjon.ts';

import { useWrite } from '../../lib/use-write.ts';
import type { KontaktKind } from './check-kontakt.ts';
import type { Saving } from './kontakt-row.tsx';
import { useTellResult } from './use-tell-result.ts';

/** For a livkunde: shown once it is saved. */
export function useSaveLivkontakt(kind: KontaktKind): Saving {
  const name = kind === 'epost' ? 'epost' : 'telefon';
  const tell = useTellResult(kind);
  const { mutateAsync, isPending, isUnderWay } = useWrite('updateLivkontakt', {
    invalidates: ['getLivkunde'],
    applied: {
      query: 'getLivkunde',
      update: (livkunde: Livkunde, { body }) => ({ ...livkunde, ...body }),
    },
  });
  return {
    isSaving: isPending,
    isUnderWay,
    isOptimistic: false,
    save: (value, typed) => tell(mutateAsync({ body: { [name]: value }, typed })),
  };
}
