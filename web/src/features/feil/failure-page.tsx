import { useLocation, useSearch } from 'wouter';

import type { TitleParts } from '../../lib/lazy-page.tsx';
import { usePageContext } from '../../lib/page-context.tsx';
import { ErrorContent, UncaughtErrorContent } from './error-content.tsx';
import { errorTekster, tekster } from './tekster.nb.ts';

/** As the heading says. */
export function title({ context: { failure } }: Pick<TitleParts, 'context'>): string {
  if (failure === 'unavailable') return errorTekster.opptatt.title;
  return failure === 'refused' ? errorTekster.generell.title : tekster.uventetFeilTitle;
}
/**
 * Shown when a page could not be shown. Needs only the page's own context, because everything else may have failed. The
 * footer says how to reach us.
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
  // A refusal would be repeated, so no retry.
  if (failure === 'refused') return <ErrorContent type="generell" {...shared} retryHref={undefined} />;
  return <UncaughtErrorContent {...shared} />;
}
