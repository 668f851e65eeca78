import { use, useState } from 'react';

import { type Question, toKeyText, toQueryKey } from '@portal/contract/query-key.ts';

import { ComingAvtalerContext } from './coming-avtaler.ts';
import { isPageAsSent } from './script-state.ts';

/**
 * Whether an answer came after the page, so that what it says must not move what the customer reads. Not for a page’s
 * opening, which is rendered before anybody can know.
 *
 * @param questions left out: whether any did
 */
export function useIsLate(questions?: readonly Question[]): boolean {
  const { getLate } = use(ComingAvtalerContext);
  const [isLate] = useState(() => {
    const late = (isPageAsSent() && getLate?.()) || [];
    return questions === undefined
      ? late.length > 0
      : questions.some((question) => late.includes(toKeyText(toQueryKey(question))));
  });
  return isLate;
}
