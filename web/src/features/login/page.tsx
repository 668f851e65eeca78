import { Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';

import type { Question } from '@portal/contract/query-key.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { usePageContext } from '../../lib/page-context.tsx';
import { LoginPage, type LoginPageProps } from './login-page.tsx';
import { tekster } from './tekster.ts';

export const title = tekster.title;
export const queries = ['getLogin', 'getKontaktinfo'] as const satisfies readonly Question[];

/** The login page with its answers. The heading stands while the login address is on its way. */
export function Page() {
  const [pathname] = useLocation();
  const search = useSearch();
  const { loginNotice, correlationId, isStrangeHost } = usePageContext();
  const kontaktinfo = useAnswer('getKontaktinfo').data;
  const shared = {
    fromLo: new URLSearchParams(search).has('fromLo'),
    notice: loginNotice,
    retryHref: search === '' ? pathname : `${pathname}?${search}`,
    kontaktinfo,
    correlationId,
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
  return (
    <LoginPage {...shared} login={data ? { state: 'ok', loginUrl: data.loginUrl } : { state: 'failed' }} />
  );
}
