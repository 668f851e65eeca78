import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';

import type { Client } from '@portal/contract/client.ts';
import type { PageContext } from '@portal/contract/page.ts';

import { CurrentPage } from './current-page.tsx';
import { AsItStood } from './lib/as-it-stood.tsx';
import { ErrorBoundary } from './lib/error-boundary.tsx';
import { ApiProvider } from './lib/api.tsx';
import { PageContextProvider } from './lib/page-context.tsx';
import { failurePage } from './routes.tsx';
import { TitledPage } from './titled-page.tsx';
import { ToastProvider } from './ui/toast/toast-provider.tsx';

/** Loaded only when it is needed, as every page. */
const failure = (
  <AsItStood>
    <TitledPage page={failurePage} />
  </AsItStood>
);

interface AppProps {
  client: QueryClient;
  /** The way to writes; left out on the server. */
  api?: Client;
  context: PageContext;
  /** The router: static on the server, the browser's own there. */
  router: (children: ReactNode) => ReactNode;
  /** Called once, when the page around the sections has been taken over. */
  onStarted?: () => void;
}

export function App({ client, api, context, router, onStarted }: AppProps) {
  const onMounted = useEffectEvent(() => onStarted?.());
  useEffect(() => onMounted(), []);
  return (
    <QueryClientProvider client={client}>
      <ApiProvider client={api}>
        <PageContextProvider value={context}>
          <ToastProvider>
            <ErrorBoundary fallback={failure}>{router(<CurrentPage />)}</ErrorBoundary>
          </ToastProvider>
        </PageContextProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
