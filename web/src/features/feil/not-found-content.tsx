import type { LoginNotice } from '@portal/contract/login-notice.ts';

import { ErrorFrame } from '../../frame/error-frame.tsx';
import { lenker } from '../../lib/lenker.ts';
import { parseLink } from '../../lib/link-rule.ts';
import { LinkButton } from '../../ui/button.tsx';
import { CheckedLink } from '../../ui/checked-link.tsx';
import { tekster } from './tekster.nb.ts';

/**
 * An unknown address, or the login page where direct login is off.
 *
 * @param isClosed Nobody can log in here: a link to a page of ours would lead to this one again.
 * @param nettbankUrl Given when the online bank is the only way to log in; shown when it is a valid link.
 * @param notice Why the customer is logged out, if known: then the cause is not an old link.
 */
export function NotFoundContent({
  isClosed = false,
  nettbankUrl,
  notice,
}: {
  isClosed?: boolean;
  nettbankUrl?: string | undefined;
  notice?: LoginNotice | undefined;
}) {
  const nettbank = parseLink(nettbankUrl);
  return (
    <ErrorFrame
      scene="sperret"
      title={tekster.ikkeFunnet.title}
      lead={notice === undefined ? tekster.ikkeFunnet.lead : tekster.utlogget[notice]}
      action={
        nettbank ? (
          <CheckedLink link={nettbank}>{tekster.ikkeFunnet.tilNettbank}</CheckedLink>
        ) : (
          !isClosed && <LinkButton href={lenker.oversikt}>{tekster.ikkeFunnet.tilOversikten}</LinkButton>
        )
      }
    />
  );
}
