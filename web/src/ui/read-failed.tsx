import { Banner } from './banner.tsx';
import { RetryForm } from './retry-form.tsx';

/**
 * A part that could not be read, or only in part.
 *
 * @param href of the page, for a retry before hydration
 */
export function ReadFailed({
  href,
  reading: { isFetching, refetch },
  tone = 'error',
  children,
}: {
  href: string;
  reading: { isFetching: boolean; refetch: () => void };
  tone?: 'error' | 'warn';
  children: string;
}) {
  const action = <RetryForm href={href} isFetching={isFetching} onRetry={refetch} />;
  return (
    <Banner tone={tone} role="alert" action={action}>
      {children}
    </Banner>
  );
}
