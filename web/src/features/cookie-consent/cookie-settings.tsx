import { type ReactNode, Suspense, useEffect, useMemo } from 'react';

import { CONSENT_COOKIE, type ConsentRecord } from '@portal/contract/cookie-consent.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { notifyConsentChange } from '../../lib/cookie-consent/consent-changes.ts';
import { isAskedByBank } from '../../lib/cookie-consent/find-consent-state.ts';
import { parseLink } from '../../lib/link-rule.ts';
import { keepByServer } from '../../lib/keep-by-server.ts';
import { loadScript } from '../../lib/load-script.ts';
import { usePageContext } from '../../lib/page-context.tsx';
import { CookieConsentProvider, useCookieConsent } from '../../ui/cookie-consent/cookie-consent-provider.tsx';
import { LateDialog } from './late-dialog.ts';

/** The cookie is set for every path of the host, because the neighbouring apps read the same answer. */
const cookie = { name: CONSENT_COOKIE, path: '/' };

const keepAnswer = (record: ConsentRecord) => keepByServer('samtykke', JSON.stringify(record));

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
      {/* First, so that it is in the page's first paint, and is what a keyboard comes to first. */}
      {asks && (
        <Question
          controller={config.runtime.informasjonskapsler.behandlingsansvarlig}
          hasPreset={config.runtime.informasjonskapsler.forhandsvalg}
        />
      )}
      {children}
    </CookieConsentProvider>
  );
}

function Question({ controller, hasPreset }: { controller: string; hasPreset: boolean }) {
  const { isOpen } = useCookieConsent('CookieSettings');
  // The same element in every render: with a new one React would drop the server's markup until the code has come.
  const question = useMemo(
    () => (
      <Suspense>
        <LateDialog controller={controller} hasPreset={hasPreset} />
      </Suspense>
    ),
    [controller, hasPreset],
  );
  return isOpen && question;
}
