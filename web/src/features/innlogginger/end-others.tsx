import { avsluttAndreForm } from '@portal/contract/forms/innlogginger.ts';
import type { Innlogginger } from '@portal/contract/innlogginger.ts';

import { useWrite } from '../../lib/use-write.ts';
import { PostForm } from '../../lib/post-form.tsx';
import { Button } from '../../ui/button.tsx';
import { type Resultat, toResultat } from './resultat.ts';
import { tekster } from './tekster.nb.ts';

/** Ends all sessions but this one. */
export function EndOthersForm({ onResult }: { onResult: (resultat: Resultat) => void }) {
  const { mutate, isPending, isUnderWay } = useWrite('endOtherInnlogginger', {
    invalidates: ['getInnlogginger'],
    applied: {
      query: 'getInnlogginger',
      update: (known: Innlogginger) => ({
        ...known,
        innlogginger: known.innlogginger.filter(({ isDenne }) => isDenne),
      }),
    },
    onSuccess: () => onResult('andre-avsluttet'),
    onError: (error) => onResult(toResultat(error)),
  });
  return (
    <PostForm
      form={avsluttAndreForm}
      onSubmit={(form) => !isUnderWay() && mutate({ typed: new FormData(form) })}
    >
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? tekster.loggerUt : tekster.loggUtAndre}
      </Button>
    </PostForm>
  );
}
