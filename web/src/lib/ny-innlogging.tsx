import { useState } from 'react';

import { startInnloggingForm } from '@portal/contract/forms/innlogging.ts';
import type { LoginNotice } from '@portal/contract/login-notice.ts';

import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { tekster } from './ny-innlogging-tekster.nb.ts';
import { usePageContext } from './page-context.tsx';
import { isPageAsSent } from './script-state.ts';

const { path, names } = startInnloggingForm;
const notices: Partial<Record<LoginNotice, { tone: 'info' | 'error'; title: string; text: string }>> =
  tekster;

/**
 * The login is too old for what the page does; a new one, in which the provider identifies the customer anew, returns to
 * it, and is told of if it failed. A real form, because it leaves the portal; a frame cannot show the provider.
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
  const { loginNotice } = usePageContext();
  // Whoever has left the page, and comes back, is not told again.
  const [isItsAnswer] = useState(isPageAsSent);
  const failed = isItsAnswer && loginNotice !== undefined ? notices[loginNotice] : undefined;
  return (
    <Banner
      tone={failed?.tone ?? 'info'}
      {...(failed && { title: failed.title })}
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
      {failed && <p>{failed.text}</p>}
      <p>{forklart}</p>
    </Banner>
  );
}
