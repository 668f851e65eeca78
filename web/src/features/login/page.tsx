import { Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';

import { USUAL_IDENTITY_PROVIDER } from '@portal/contract/identity-provider.ts';
import { FRAMED_PARAMETER } from '@portal/contract/paths.ts';

import { useAnswer } from '../../lib/answers.tsx';
import type { TitleParts } from '../../lib/lazy-page.tsx';
import { usePageContext } from '../../lib/page-context.tsx';
import { LoginPage, type LoginPageProps } from './login-page.tsx';
import { tekster } from './tekster.nb.ts';

/** As the heading says. */
export function title({ client }: TitleParts): string {
  return client.getQueryState(['getLogin'])?.status === 'error' ? tekster.feilet.title : tekster.title;
}

/** The login page with its answers. The heading is shown before the login address arrives. */
export function Page() {
  const [pathname] = useLocation();
  const search = useSearch();
  const {
    loginNotice,
    correlationId,
    isStrangeHost,
    identityProvider = USUAL_IDENTITY_PROVIDER,
  } = usePageContext();
  const kontaktinfo = useAnswer('getKontaktinfo').data;
  const shared = {
    fromLo: new URLSearchParams(search).has('fromLo'),
    notice: loginNotice,
    retryHref: search === '' ? pathname : `${pathname}?${search}`,
    kontaktinfo,
    correlationId,
    identityProvider,
  };
  if (isStrangeHost === true) return <LoginPage {...shared} login={{ state: 'strange-host' }} />;
  return (
    <Suspense fallback={<LoginPage {...shared} login={{ state: 'loading' }} />}>
      <WithLogin {...shared} />
    </Suspense>
  );
}

function WithLogin(shared: Omit<LoginPageProps, 'login'>) {
  const { data } = useAnswer('getLogin');
  const { isFramed } = usePageContext();
  if (!data) return <LoginPage {...shared} login={{ state: 'failed' }} />;
  const loginUrl = isFramed ? `${data.loginUrl}?${FRAMED_PARAMETER}=ja` : data.loginUrl;
  return <LoginPage {...shared} login={{ state: 'ok', loginUrl }} />;
}
