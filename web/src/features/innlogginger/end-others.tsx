import type { Innlogginger } from '@portal/contract/innlogginger.ts';

import { useWrite } from '../../lib/api.tsx';
import { lenker } from '../../lib/lenker.ts';
import { PostForm } from '../../lib/post-form.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { type Resultat, toResultat } from './resultat.ts';
import { tekster } from './tekster.ts';

/** Ends everything but this one. */
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
      action={lenker.innlogginger}
      skjema="andre-innlogginger"
      onSubmit={() => !isUnderWay() && mutate({})}
    >
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? tekster.loggerUt : tekster.loggUtAndre}
      </Button>
    </PostForm>
  );
}

/** The login is too old to end others by: a new one comes back here. A real form, since the way leads out of the portal. */
export function NyInnlogging() {
  return (
    <Banner
      tone="info"
      action={
        <form method="post" action={lenker.startInnlogging} target="_top">
          <input type="hidden" name="returnTo" value={lenker.innlogginger} />
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
