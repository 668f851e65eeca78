import { startInnloggingForm } from '@portal/contract/forms/innlogging.ts';

import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

const { path, names } = startInnloggingForm;

/**
 * The login is too old for what the page does; a new one, in which the provider identifies the customer anew, returns to
 * it. A real form, because it leaves the portal; a frame cannot show the provider.
 */
export function NyInnlogging({
  returnTo,
  forklart,
  knapp,
}: {
  returnTo: string;
  forklart: string;
  knapp: string;
}) {
  return (
    <Banner
      tone="info"
      action={
        <form method="post" action={path} target="_top">
          <input type="hidden" name={names.returnTo} value={returnTo} />
          <input type="hidden" name={names.ny} value="ja" />
          <Button type="submit" variant="secondary" narrow>
            {knapp}
          </Button>
        </form>
      }
    >
      {forklart}
    </Banner>
  );
}
