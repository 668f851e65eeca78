import { type ReactNode, Suspense } from 'react';

import type { Question } from '@portal/contract/query-key.ts';

import { Button } from '../ui/button.tsx';
import { tekster } from '../ui/tekster.ts';
import { useSettled } from './answers.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/**
 * What fails by itself and takes no neighbour with it. In the browser a boundary catches what is thrown; on the server
 * React knows only Suspense for it, and sends the fallback in its place. So nothing within may wait, unless it has a
 * Suspense of its own: the fallback would tell of a failure that is none.
 */
export function Isolated({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

interface SectionProps {
  /** All that it waits for. */
  asks: readonly Question[];
  loading: ReactNode;
  failed: ReactNode;
  children: ReactNode;
}

/** A part of a page that waits for outside systems by itself, and fails by itself. */
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

/** In a section's place when it could not be shown. The button loads the page anew, with script and without. */
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
