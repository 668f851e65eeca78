import { lenker } from '../../lib/lenker.ts';
import type { Reading } from '../../lib/use-outcome.ts';
import { Banner } from '../../ui/banner.tsx';
import { RetryForm } from '../../ui/retry-form.tsx';

/** A part that could not be read, or only in part. */
export function ReadFailed({
  reading: { isFetching, refetch },
  tone = 'error',
  children,
}: {
  reading: Pick<Reading, 'isFetching' | 'refetch'>;
  tone?: 'error' | 'warn';
  children: string;
}) {
  const action = <RetryForm href={lenker.data} isFetching={isFetching} onRetry={refetch} />;
  return (
    <Banner tone={tone} role="alert" action={action}>
      {children}
    </Banner>
  );
}
