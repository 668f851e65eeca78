import { usePageContext } from '../../lib/page-context.tsx';
import { UncaughtErrorContent } from './error-content.tsx';

/** Needs nothing but the page's own context: it must show when all else has failed. The footer knows how to reach us. */
export function UncaughtErrorPage() {
  const { correlationId } = usePageContext();
  return <UncaughtErrorContent kontaktinfo={undefined} correlationId={correlationId} />;
}
