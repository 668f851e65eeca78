import type { QueryName } from '@portal/contract/endpoints.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { lenker } from '../../lib/lenker.ts';
import { Banner } from '../../ui/banner.tsx';
import { RetryForm } from '../../ui/retry-form.tsx';

/** Says that something is missing, and asks again. */
export function NotAnswered({
  name,
  tone = 'error',
  children,
}: {
  name: Extract<QueryName, 'getAvtaler' | 'getBetalinger' | 'getPriser'>;
  tone?: 'error' | 'warn';
  children: string;
}) {
  const { isFetching, refetch } = useAnswer(name);
  const action = <RetryForm href={lenker.kostnader} isFetching={isFetching} onRetry={refetch} />;
  return (
    <Banner tone={tone} role="alert" action={action}>
      {children}
    </Banner>
  );
}
