import { useAnswer } from '../../lib/answers.tsx';
import { isAskedByBank } from '../../lib/cookie-consent/find-consent-state.ts';
import { leaveByApp } from '../../lib/embedding/leave-by-app.ts';
import { parseLink } from '../../lib/link-rule.ts';
import { useCookieConsent } from '../../ui/cookie-consent/cookie-consent-provider.tsx';

/**
 * What the settings button does. Where the bank asks, it opens the bank's own dialog. Until the bank's script has
 * loaded, it opens the page about cookies, which says how to change the answer.
 */
export function useOpenCookieSettings(): () => void {
  const { openSettings } = useCookieConsent('useOpenCookieSettings');
  const { shortname = '', embedded = false } = useAnswer('getClientContext').data ?? {};
  const personvern = parseLink(useAnswer('getOversiktConfig').data?.runtime.lenker.personvern);
  if (!isAskedByBank(shortname)) return openSettings;
  return () => {
    if (window.optin?.open) window.optin.open();
    else if (personvern && !(embedded && personvern.external && leaveByApp(personvern.href)))
      window.open(personvern.href, '_blank', 'noopener');
  };
}
