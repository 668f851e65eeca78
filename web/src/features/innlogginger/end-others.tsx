import { startInnloggingForm } from '@portal/contract/forms/innlogging.ts';
import { avsluttAndreForm } from '@portal/contract/forms/innlogginger.ts';
import type { Innlogginger } from '@portal/contract/innlogginger.ts';

import { useWrite } from '../../lib/api.tsx';
import { lenker } from '../../lib/lenker.ts';
import { PostForm } from '../../lib/post-form.tsx';
import { Banner } from '../../ui/banner.tsx';
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
    <PostForm form={avsluttAndreForm} onSubmit={() => !isUnderWay() && mutate({})}>
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? tekster.loggerUt : tekster.loggUtAndre}
      </Button>
    </PostForm>
  );
}

/** The login is too old to end other sessions; a new login returns here. A real form, because it leaves the portal. */
export function NyInnlogging() {
  return (
    <Banner
      tone="info"
      action={
        <form method="post" action={startInnloggingForm.path} target="_top">
          <input type="hidden" name={startInnloggingForm.names.returnTo} value={lenker.innlogginger} />
          <Button type="submit" variant="secondary" narrow>
            {tekster.nyInnlogging.knapp}
          </Button>
        </form>
      }
    >
      {tekster.nyInnlogging.forklart}
    </Banner>
  );
}
