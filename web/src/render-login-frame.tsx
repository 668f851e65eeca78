import { renderToStaticMarkup } from 'react-dom/server';

import { USUAL_IDENTITY_PROVIDER } from '@portal/contract/identity-provider.ts';
import type { PageRequest, RenderedPage } from '@portal/contract/page.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';

import { LoginFramePage } from './features/login/login-frame-page.tsx';
import { tekster } from './features/login/tekster.nb.ts';

/** The small page inside the login frame: a plain form, so nothing is hydrated. */
export function renderLoginFrame({ context }: PageRequest): RenderedPage {
  const { returnTo = BASE_PATH, isFramed = false, identityProvider = USUAL_IDENTITY_PROVIDER } = context;
  const markup = renderToStaticMarkup(
    <LoginFramePage returnTo={returnTo} isFramed={isFramed} identityProvider={identityProvider} />,
  );
  return {
    status: 200,
    getTitle: () => tekster.frameTitle(identityProvider),
    entry: 'src/features/login/login-frame-entry.ts',
    module: 'src/features/login/login-frame-page.tsx',
    getOpening: () => markup,
    complete: Promise.resolve(markup),
    stream: async (onMarkup) => onMarkup(markup),
    takeData: () => '',
    abort: () => undefined,
  };
}
