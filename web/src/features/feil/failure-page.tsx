import { useLocation, useSearch } from 'wouter';

import type { PageContext } from '@portal/contract/page.ts';
import type { Question } from '@portal/contract/query-key.ts';

import { usePageContext } from '../../lib/page-context.tsx';
import { ErrorContent, UncaughtErrorContent } from './error-content.tsx';
import { errorTekster, tekster } from './tekster.ts';

/** As the heading says. */
export function title({ failure }: PageContext): string {
  if (failure === 'unavailable') return errorTekster.opptatt.title;
  return failure === 'refused' ? errorTekster.generell.title : tekster.uventetFeilTitle;
}
export const queries: readonly Question[] = [];

/**
 * What stands where a page could not be shown. Needs nothing but the page's own context: it must show when all else
 * has failed. The footer knows how to reach us.
 */
export function Page() {
  const { failure, correlationId, returnTo, retryAfter } = usePageContext();
  const [pathname] = useLocation();
  const search = useSearch();
  const shared = {
    kontaktinfo: undefined,
    correlationId,
    retryHref: returnTo ?? (search === '' ? pathname : `${pathname}?${search}`),
  };
  if (failure === 'unavailable') return <ErrorContent type="opptatt" {...shared} retryAfter={retryAfter} />;
  // What is refused is refused again.
  if (failure === 'refused') return <ErrorContent type="generell" {...shared} retryHref={undefined} />;
  return <UncaughtErrorContent {...shared} />;
}
