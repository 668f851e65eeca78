import type { Kunde } from '@portal/contract/kunde.ts';

import { useWrite } from '../../lib/use-write.ts';
import type { KontaktKind } from './check-kontakt.ts';
import type { Saving } from './kontakt-row.tsx';
import { useTellResult } from './use-tell-result.ts';

/** For a registerkunde: optimistic, and rolled back on failure. */
export function useSaveKontakt(kind: KontaktKind): Saving {
  const name = kind === 'epost' ? 'epostAdresse' : 'mobilNummer';
  const tell = useTellResult(kind);
  const { mutateAsync, isPending, variables, isUnderWay } = useWrite('updateKontaktinformasjon', {
    invalidates: ['getKunde'],
    applied: {
      query: 'getKunde',
      update: (kunde: Kunde, { body }) => ({
        ...kunde,
        kontaktInformasjon: { ...kunde.kontaktInformasjon, ...body },
      }),
    },
  });
  return {
    isSaving: isPending,
    isUnderWay,
    shownWhileSaving: variables?.body?.[name],
    isOptimistic: true,
    save: (value, typed) => tell(mutateAsync({ body: { [name]: value }, typed })),
  };
}
