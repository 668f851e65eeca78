import { type ReactNode, useEffect } from 'react';

import { CONSENT_COOKIE, type ConsentRecord } from '@portal/contract/cookie-consent.ts';
import { CONSENT_FIELD } from '@portal/contract/own-cookies.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { notifyConsentChange } from '../../lib/consent/consent-changes.ts';
import { isAskedByBank } from '../../lib/consent/find-consent-state.ts';
import { parseLink } from '../../lib/link-rule.ts';
import { keepByServer } from '../../lib/keep-by-server.ts';
import { loadScript } from '../../lib/load-script.ts';
import { usePageContext } from '../../lib/page-context.tsx';
import { useLate } from '../../lib/use-late.ts';
import { CookieConsentProvider, useCookieConsent } from '../../ui/cookie-consent/cookie-consent-provider.tsx';

/** For every path of the host: the neighbouring apps read the same answer. */
const cookie = { name: CONSENT_COOKIE, path: '/' };

const keepAnswer = (record: ConsentRecord) => keepByServer(CONSENT_FIELD, JSON.stringify(record));

const loadDialog = () => import('../../ui/cookie-consent/cookie-consent-dialog.tsx');

/** Fetches the bank's own consent, which puts itself on `window.optin`. Without it nobody has answered. */
function useBankConsent(script: string | undefined): void {
  const link = parseLink(script);
  const href = link?.href;
  useEffect(() => {
    if (href !== undefined) loadScript(href).then(notifyConsentChange, () => undefined);
  }, [href]);
}

/** The portal's own consent, or the bank's where the bank asks. */
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
