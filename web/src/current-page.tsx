import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';

import { CookieSettings } from './features/informasjonskapsler/cookie-settings.tsx';
import { useOpenCookieSettings } from './features/informasjonskapsler/use-open-cookie-settings.ts';
import { PageFrame } from './frame/page-frame.tsx';
import { SessionWarning } from './frame/session-warning/session-warning.tsx';
import { useLogOut } from './frame/use-log-out.ts';
import { TilbudWithoutScript } from './frame/tilbud-without-script.tsx';
import { Utseende } from './frame/utseende/utseende.tsx';
import { useSporing } from './lib/analytics/use-sporing.ts';
import { useAnswer, usePeekedAnswer } from './lib/answers.tsx';
import { countTilbud } from './lib/count-tilbud.ts';
import { useAppLinks } from './lib/embedding/use-app-links.ts';
import { ErrorBoundary } from './lib/error-boundary.tsx';
import { usePageContext } from './lib/page-context.tsx';
import { useClientNavigation } from './lib/use-client-navigation.ts';
import { useLate } from './lib/use-late.ts';
import { useMarketSource } from './lib/use-market-source.ts';
import { isPageAsSent } from './lib/script-state.ts';
import { useSessionGuard } from './lib/use-session-guard.ts';
import { useSessionStatus } from './lib/use-session-status.ts';
import { choosePage, failurePage, findPageInPlace } from './routes.tsx';
import { TitledPage } from './titled-page.tsx';

/** The page that the address and the session call for, in its frame. */
export function CurrentPage() {
  const [pathname] = useLocation();
  const status = useSessionStatus();
  const config = useAnswer('getOversiktConfig').data;
  const context = usePageContext();
  const { page } = choosePage(pathname, context, status, config);
  useSessionGuard(status);
  useAppLinks(useAnswer('getClientContext').data?.embedded === true);
  const isLoggedIn = Boolean(status?.kfpSessionId);
  useSporing({ pathname, search: useSearch(), isLoggedIn });
  // A page in the place of the one asked for is left by a new document.
  useClientNavigation(isLoggedIn && context.failure === undefined ? findPageInPlace : findNoPage);
  return (
    <CookieSettings>
      <Surroundings isLoggedIn={isLoggedIn} activePath={pathname}>
        {isPageAsSent() ? (
          // Where it throws, all of it is put back as it was sent.
          <TitledPage page={page} />
        ) : (
          // One made here takes neither the way to the others nor the logout with it.
          <ErrorBoundary key={pathname} fallback={<TitledPage page={failurePage} />}>
            <TitledPage page={page} />
          </ErrorBoundary>
        )}
      </Surroundings>
    </CookieSettings>
  );
}

interface SurroundingsProps {
  isLoggedIn: boolean;
  activePath: string;
  children: ReactNode;
}

function Surroundings(props: SurroundingsProps) {
  return props.isLoggedIn ? <CustomerFrame {...props} /> : <VisitorFrame {...props} />;
}

const loadMarketSourceRule = () => import('./lib/get-market-source.ts');

/** Logged in: navigation, and the customer's own bank in the footer where it is known. */
function CustomerFrame({ activePath, children }: SurroundingsProps) {
  const { formToken, colorScheme, failure } = usePageContext();
  // A page that could not be shown asks no more of the systems than it must.
  const isWhole = failure === undefined;
  const client = useAnswer('getClientContext').data;
  const config = useAnswer('getOversiktConfig').data;
  const session = useAnswer('getSession').data;
  const kontaktinfo = useAnswer('getKontaktinfo').data;
  const bankkontakt = useAnswer('getBankkontakt').data;
  const antallTilbud = countTilbud(usePeekedAnswer('getTilbud'));
  const lenker = config?.runtime.lenker ?? {};
  const logOut = useLogOut(client);
  const onCookieSettings = useOpenCookieSettings();
  const onLogOut = logOut && (() => void logOut());
  const isEmbedded = client?.embedded === true;
  const search = useSearch();
  const rule = useLate(loadMarketSourceRule, true);
  useMarketSource(
    rule?.getMarketSource({ search, shortname: client?.shortname, loginContext: session?.loginContext }),
    useSessionStatus()?.kfpSessionId,
  );
  return (
    <PageFrame
      navn={client?.info.navn ?? ''}
      header={client?.info.header}
      chatScript={client?.info.chatScript}
      isEmbedded={isEmbedded}
      utseende={<Utseende chosen={colorScheme} formToken={formToken} />}
      navigation={{
        lenker,
        loginContext: session?.loginContext,
        nettbankUrl: client?.info.nettbankUrl,
        antallTilbud,
        isEmbedded,
        activePath,
        formToken,
        onLogOut,
      }}
      afterContent={isWhole && <TilbudWithoutScript activePath={activePath} />}
      kontaktinfo={bankkontakt ?? kontaktinfo}
      lenker={lenker}
      onCookieSettings={onCookieSettings}
    >
      {children}
      {config && onLogOut && <SessionWarning timeoutUrl={config.runtime.timeoutUrl} onLogOut={onLogOut} />}
    </PageFrame>
  );
}

/** Logged out: only logo and footer. */
function VisitorFrame({ children }: SurroundingsProps) {
  const client = useAnswer('getClientContext').data;
  const config = useAnswer('getOversiktConfig').data;
  const kontaktinfo = useAnswer('getKontaktinfo').data;
  const onCookieSettings = useOpenCookieSettings();
  const { colorScheme } = usePageContext();
  useMarketSource(undefined, undefined);
  return (
    <PageFrame
      navn={client?.info.navn ?? ''}
      header={client?.info.header}
      chatScript={client?.info.chatScript}
      isEmbedded={client?.embedded === true}
      utseende={<Utseende chosen={colorScheme} formToken={undefined} />}
      kontaktinfo={kontaktinfo}
      lenker={config?.runtime.lenker ?? {}}
      onCookieSettings={onCookieSettings}
    >
      {children}
    </PageFrame>
  );
}

/** Every page is a customer's own: a visitor's links load the login page, and ask nothing that would be refused. */
function findNoPage(): undefined {
  return undefined;
}
