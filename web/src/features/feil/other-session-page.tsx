import { ErrorFrame } from '../../frame/error-frame.tsx';
import { lenker } from '../../lib/lenker.ts';
import { usePageContext } from '../../lib/page-context.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { tekster } from './tekster.nb.ts';

export const title = tekster.annenInnlogging.title;
/** Shown when the page's session is no longer the browser's, because somebody has logged in since. */
export function Page() {
  const { returnTo = lenker.oversikt } = usePageContext();
  return (
    <ErrorFrame
      scene="sperret"
      title={tekster.annenInnlogging.title}
      lead={tekster.annenInnlogging.lead}
      action={<LinkButton href={returnTo}>{tekster.annenInnlogging.videre}</LinkButton>}
    />
  );
}
