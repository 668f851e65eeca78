import type { Question } from '@portal/contract/query-key.ts';

import { usePageContext } from '../../lib/page-context.tsx';
import { ErrorContent, UncaughtErrorContent } from './error-content.tsx';
import { tekster } from './tekster.ts';

export const title = tekster.uventetFeilTitle;
export const queries: readonly Question[] = [];

/**
 * What stands where a page could not be shown. Needs nothing but the page's own context: it must show when all else
 * has failed. The footer knows how to reach us.
 */
export function Page() {
  const { failure, correlationId } = usePageContext();
  if (failure === 'unavailable')
    return <ErrorContent type="utilgjengelig" kontaktinfo={undefined} correlationId={correlationId} />;
  if (failure === 'refused')
    return <ErrorContent type="generell" kontaktinfo={undefined} correlationId={correlationId} />;
  return <UncaughtErrorContent kontaktinfo={undefined} correlationId={correlationId} />;
}
