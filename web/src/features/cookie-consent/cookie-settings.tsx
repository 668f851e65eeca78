import { type ReactNode, useEffect } from 'react';

import { CONSENT_COOKIE, type ConsentRecord } from '@portal/contract/cookie-consent.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { notifyConsentChange } from '../../lib/cookie-consent/consent-changes.ts';
import { isAskedByBank } from '../../lib/cookie-consent/find-consent-state.ts';
import { parseLink } from '../../lib/link-rule.ts';
import { keepByServer } from '../../lib/keep-by-server.ts';
import { loadScript } from '../../lib/load-script.ts';
import { usePageContext } from '../../lib/page-context.tsx';
import { useLate } from '../../lib/use-late.ts';
import { CookieConsentProvider, useCookieConsent } from '../../ui/cookie-consent/cookie-consent-provider.tsx';

/** The cookie is set for every path of the host, because the neighbouring apps read the same answer. */
const cookie = { name: CONSENT_COOKIE, path: '/' };

const keepAnswer = (record: ConsentRecord) => keepByServer('samtykke', JSON.stringify(record));

const loadDialog = () => import('../../ui/cookie-consent/cookie-consent-dialog.tsx');

/** Loads the bank's consent script, which sets `window.optin`. Without it there is no answer. */
function useBankConsent(script: string | undefined): void {
  const link = parseLink(script);
  const href = link?.href;
  useEffect(() => {
    if (href !== undefined) loadScript(href).then(notifyConsentChange, () => undefined);
  }, [href]);
}

/** The portal's own consent, or the bank's where the bank asks for it. */
export function CookieSettings({ children }: { children: ReactNode }) {
  const { cookieConsent } = usePageContext();
  const client = useAnswer('getClientContext').data;
  const config = useAnswer('getOversiktConfig').data;
  useBankConsent(client?.info.consentScript);
  const asks = config !== undefined && client !== undefined && !isAskedByBank(client.shortname);
  return (
    <CookieConsentProvider initial={cookieConsent} cookie={cookie} asks={asks} onAnswer={keepAnswer}>
      {children}
      {asks && (
        <Question
          controller={config.runtime.informasjonskapsler.behandlingsansvarlig}
          hasPreset={config.runtime.informasjonskapsler.forhandsvalg}
        />
      )}
    </CookieConsentProvider>
  );
}

function Question(props: { controller: string; hasPreset: boolean }) {
  const { isOpen } = useCookieConsent('CookieSettings');
  const dialog = useLate(loadDialog, isOpen);
  return isOpen && dialog && <dialog.CookieConsentDialog {...props} />;
}
