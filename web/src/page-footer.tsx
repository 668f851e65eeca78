import type { Kontaktinfo } from '@portal/contract/auth.ts';

import { useOpenCookieSettings } from './features/cookie-consent/use-open-cookie-settings.ts';
import { hasContactDetails } from './frame/contact-details.tsx';
import { Footer } from './frame/footer.tsx';
import { Innstillinger } from './frame/innstillinger.tsx';
import { useAnswer } from './lib/answers.tsx';

/** With the customer's own bank, where it is known. Of a bank that says no more, its own site. */
export function CustomerFooter() {
  const kontaktinfo = useAnswer('getKontaktinfo').data;
  const bankkontakt = useAnswer('getBankkontakt').data;
  const domene = bankkontakt?.domene ?? kontaktinfo?.domene;
  return (
    <PageFooter
      kontaktinfo={hasContactDetails(bankkontakt) ? bankkontakt : kontaktinfo && { ...kontaktinfo, domene }}
    />
  );
}

export function VisitorFooter() {
  return <PageFooter kontaktinfo={useAnswer('getKontaktinfo').data} />;
}

function PageFooter({ kontaktinfo }: { kontaktinfo: Kontaktinfo | undefined }) {
  const client = useAnswer('getClientContext').data;
  const config = useAnswer('getOversiktConfig').data;
  return (
    <Footer
      kontaktinfo={kontaktinfo}
      lenker={config?.runtime.lenker ?? {}}
      chatScript={client?.info.chatScript}
      isEmbedded={client?.embedded === true}
      innstillinger={<Innstillinger />}
      onCookieSettings={useOpenCookieSettings()}
    />
  );
}
