import { useEffect } from 'react';

import { useAnswer } from '../../lib/answers.tsx';
import { usePageContext } from '../../lib/page-context.tsx';
import { reportProblem } from '../../lib/report.ts';
import { NotFoundContent } from './not-found-content.tsx';
import { tekster } from './tekster.nb.ts';

export const title = tekster.ikkeFunnet.title;
/** For the operators, not for the customer. */
const NOT_FOUND = 'Kunde traff side som ikke finnes';

/** With direct login off, visitors without a session get this page too, with a link to the bank. */
export function Page() {
  useEffect(() => reportProblem(NOT_FOUND), []);
  const isLoggedIn = Boolean(useAnswer('getSessionStatus').data?.kfpSessionId);
  const isLoginOpen = useAnswer('getOversiktConfig').data?.featureFlags['direct-login'] === true;
  const nettbankUrl = useAnswer('getClientContext').data?.info.nettbankUrl;
  const { loginNotice } = usePageContext();
  if (isLoggedIn || isLoginOpen) return <NotFoundContent />;
  return <NotFoundContent isClosed nettbankUrl={nettbankUrl} notice={loginNotice} />;
}
