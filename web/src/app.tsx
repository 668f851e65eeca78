import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';

import type { Client } from '@portal/contract/client.ts';
import type { PageContext } from '@portal/contract/page.ts';

import { CurrentPage } from './current-page.tsx';
import { type ComingAvtaler, ComingAvtalerContext } from './lib/coming-avtaler.ts';
import { AsItStood } from './lib/as-it-stood.tsx';
import { ErrorBoundary } from './lib/error-boundary.tsx';
import { ApiProvider } from './lib/api.tsx';
import { PageContextProvider } from './lib/page-context.tsx';
import { failurePage } from './routes.tsx';
import { TitledPage } from './titled-page.tsx';
import { ToastProvider } from './ui/toast/toast-provider.tsx';

const failure = (
  <AsItStood>
    <TitledPage page={failurePage} />
  </AsItStood>
);

const whole: ComingAvtaler = { getPlaces: () => undefined };

interface AppProps {
  client: QueryClient;
  /** The API client for writes; left out on the server. */
  api?: Client;
  context: PageContext;
  /** Left out where the list of agreements is shown whole. */
  coming?: ComingAvtaler;
  /** A static router on the server, the browser's own router in the browser. */
  router: (children: ReactNode) => ReactNode;
  /** Called once, when the page outside the sections is hydrated. */
  onStarted?: () => void;
}

export function App({ client, api, context, coming = whole, router, onStarted }: AppProps) {
  const onMounted = useEffectEvent(() => onStarted?.());
  useEffect(() => onMounted(), []);
  return (
    <QueryClientProvider client={client}>
      <ApiProvider client={api}>
        <PageContextProvider value={context}>
          <ComingAvtalerContext value={coming}>
            <ToastProvider>
              <ErrorBoundary fallback={failure}>{router(<CurrentPage />)}</ErrorBoundary>
            </ToastProvider>
          </ComingAvtalerContext>
        </PageContextProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
