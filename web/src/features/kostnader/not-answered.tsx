import type { QueryName } from '@portal/contract/endpoints.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { lenker } from '../../lib/lenker.ts';
import { ReadFailed } from '../../ui/read-failed.tsx';

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
  return (
    <ReadFailed href={lenker.kostnader} reading={useAnswer(name)} tone={tone}>
      {children}
    </ReadFailed>
  );
}
