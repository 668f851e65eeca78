import { useAnswer } from '../../lib/answers.tsx';
import { isAskedByBank } from '../../lib/consent/find-consent-state.ts';
import { parseLink } from '../../lib/link-rule.ts';
import { useCookieConsent } from '../../ui/cookie-consent/cookie-consent-provider.tsx';

/**
 * What the settings button does (FRM-12, OD-104). Where the bank asks, it opens the bank's own dialog; while the bank's
 * script has not come, the page about cookies says how to change the answer.
 */
export function useOpenCookieSettings(): () => void {
  const { openSettings } = useCookieConsent('useOpenCookieSettings');
  const shortname = useAnswer('getClientContext').data?.shortname ?? '';
  const personvern = parseLink(useAnswer('getOversiktConfig').data?.runtime.lenker.personvern);
  if (!isAskedByBank(shortname)) return openSettings;
  return () => {
    if (window.optin?.open) window.optin.open();
    else if (personvern) window.open(personvern.href, '_blank', 'noopener');
  };
}
