import { type ReactNode, Suspense } from 'react';

import type { Question } from '@portal/contract/query-key.ts';

import { Button } from '../ui/button.tsx';
import { tekster } from '../ui/tekster.nb.ts';
import { useSettled } from './answers.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/**
 * Keeps a failure inside from affecting its neighbours. In the browser an error boundary catches what is thrown; on the
 * server React only knows Suspense, and sends its fallback. So nothing inside may suspend without a Suspense of its
 * own: the fallback would report a failure that did not happen.
 */
export function Isolated({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

interface SectionProps {
  /** All queries that it waits for. */
  asks: readonly Question[];
  loading: ReactNode;
  failed: ReactNode;
  children: ReactNode;
}

/** A part of a page that waits for outside systems and fails on its own. */
export function Section({ asks, loading, failed, children }: SectionProps) {
  return (
    <Suspense fallback={loading}>
      <Answered asks={asks}>
        <Isolated fallback={failed}>{children}</Isolated>
      </Answered>
    </Suspense>
  );
}

function Answered({ asks, children }: Pick<SectionProps, 'asks' | 'children'>) {
  useSettled(asks);
  return children;
}

/** Replaces a section that could not be shown. The button reloads the page, with or without JavaScript. */
export function SectionFailed({ href, children }: { href: string; children: ReactNode }) {
  return (
    <form action={href}>
      <p role="alert">{children}</p>
      <Button type="submit" variant="secondary" narrow>
        {tekster.provIgjen}
      </Button>
    </form>
  );
}
