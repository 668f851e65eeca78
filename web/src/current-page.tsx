import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';

import { CookieSettings } from './features/cookie-consent/cookie-settings.tsx';
import { PageFrame } from './frame/page-frame.tsx';
import { PageOnItsWay } from './frame/page-on-its-way.tsx';
import { LateSessionWarning } from './frame/session-warning/late-session-warning.tsx';
import { useLogOut } from './frame/use-log-out.ts';
import { tekster } from './frame/tekster.nb.ts';
import { TilbudWithoutScript } from './frame/tilbud-without-script.tsx';
import { sprakTilbud } from './frame/sprak/late-sprak-tilbud.tsx';
import { useSporing } from './lib/sporing/use-sporing.ts';
import { useAnswer, usePeekedAnswer } from './lib/answers.tsx';
import { findAntallTilbud } from './lib/count-tilbud.ts';
import { useAppLinks } from './lib/embedding/use-app-links.ts';
import { ErrorBoundary } from './lib/error-boundary.tsx';
import type { LazyPage } from './lib/lazy-page.tsx';
import { usePageContext } from './lib/page-context.tsx';
import { useClientNavigation } from './lib/use-client-navigation.ts';
import { useMarketSource } from './lib/use-market-source.ts';
import { isPageAsSent } from './lib/script-state.ts';
import { useSessionGuard } from './lib/use-session-guard.ts';
import { useSessionStatus } from './lib/use-session-status.ts';
import { customerFooter, visitorFooter } from './near-footer.tsx';
import { choosePage, failurePage, isInPlace } from './routes.tsx';
import { TitledPage } from './titled-page.tsx';
import { useToast } from './ui/toast/toast-provider.tsx';

/** The page for the address and the session, in its frame. */
export function CurrentPage() {
  const [pathname] = useLocation();
  const status = useSessionStatus();
  const config = useAnswer('getOversiktConfig').data;
  const context = usePageContext();
  const { page } = choosePage(pathname, context, status, config);
  useSessionGuard(status);
  useAppLinks(useAnswer('getClientContext').data?.embedded === true);
  // An error page that was nobody's stays so: useSessionGuard.
  const isNobodys = context.failure !== undefined && context.kfpSessionId === undefined;
  const isLoggedIn = Boolean(status?.kfpSessionId) && !isNobodys;
  useSporing({ pathname, search: useSearch(), isLoggedIn });
  // An error page stands at another page's address, so links on it load a new document.
  const isGuided = isLoggedIn && context.failure === undefined;
  const findInPlace = (to: string) =>
    // Visitors load only the login page, and ask for nothing that would be refused.
    isGuided && isInPlace(to) ? choosePage(to, context, status, config).page : undefined;
  return (
    <CookieSettings>
      <ClientNavigation findPage={findInPlace} />
      <Frame isLoggedIn={isLoggedIn} activePath={pathname}>
        {isPageAsSent() ? (
          // If it throws, the whole page goes back to the markup that the server sent.
          <TitledPage page={page} />
        ) : (
          // If a page that was rendered in the browser throws, navigation and logout stay.
          <ErrorBoundary key={pathname} fallback={<TitledPage page={failurePage} />}>
            <TitledPage page={page} />
          </ErrorBoundary>
        )}
      </Frame>
    </CookieSettings>
  );
}

/** Rendered alone when a link is pressed: the page around it would be rendered before the browser could paint. */
function ClientNavigation({ findPage }: { findPage: (pathname: string) => LazyPage | undefined }) {
  const { show } = useToast();
  const onOffline = () => show({ tone: 'error', content: tekster.hentetIkke });
  return <PageOnItsWay way={useClientNavigation(findPage, onOffline)} />;
}

interface FrameProps {
  isLoggedIn: boolean;
  activePath: string;
  children: ReactNode;
}

function Frame(props: FrameProps) {
  return props.isLoggedIn ? <CustomerFrame {...props} /> : <VisitorFrame {...props} />;
}

/** Logged in: navigation. */
function CustomerFrame({ activePath, children }: FrameProps) {
  const { formToken, failure, antallTilbud: remembered, marketSource, tilbudtSprak } = usePageContext();
  // An error page makes as few calls to outside systems as possible.
  const isWhole = failure === undefined;
  const client = useAnswer('getClientContext').data;
  const config = useAnswer('getOversiktConfig').data;
  const session = useAnswer('getSession').data;
  const antallTilbud = findAntallTilbud(usePeekedAnswer('getTilbud'), remembered);
  const lenker = config?.runtime.lenker ?? {};
  const logOut = useLogOut(client);
  const onLogOut = logOut && (() => void logOut());
  const isEmbedded = client?.embedded === true;
  useMarketSource(marketSource, useSessionStatus()?.kfpSessionId);
  return (
    <PageFrame
      navn={client?.info.navn ?? ''}
      header={client?.info.header}
      isEmbedded={isEmbedded}
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
      driftsmelding={config?.runtime}
      footer={customerFooter}
    >
      {tilbudtSprak && sprakTilbud}
      {children}
      {config && onLogOut && (
        <LateSessionWarning timeoutUrl={config.runtime.timeoutUrl} onLogOut={onLogOut} />
      )}
    </PageFrame>
  );
}

/** Logged out: only logo and footer. */
function VisitorFrame({ children }: FrameProps) {
  const client = useAnswer('getClientContext').data;
  const config = useAnswer('getOversiktConfig').data;
  const { tilbudtSprak, failure } = usePageContext();
  // An error page may be that of a customer whose session could not be read.
  useMarketSource(undefined, failure === undefined ? undefined : null);
  return (
    <PageFrame
      navn={client?.info.navn ?? ''}
      header={client?.info.header}
      isEmbedded={client?.embedded === true}
      driftsmelding={config?.runtime}
      footer={visitorFooter}
    >
      {tilbudtSprak && sprakTilbud}
      {children}
    </PageFrame>
  );
}
