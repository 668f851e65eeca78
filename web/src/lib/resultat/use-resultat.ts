import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';

import { type AddressWord, readWord } from '@portal/contract/address-words.ts';

import { useToast } from '../../ui/toast/toast-provider.tsx';
import type { ToastOptions } from '../../ui/toast/toast-queue.ts';

/**
 * How the page's last form ended. Sent without JavaScript, a form tells it by a word in the address, or is refused in
 * the page's context.
 *
 * @param toToast tells it over the page that is shown when this one was left before the answer came
 */
export function useResultat<Resultat extends string>(
  inAddress: AddressWord<Resultat>,
  refused?: Resultat,
  toToast?: (how: Resultat) => ToastOptions,
) {
  const search = useSearch();
  const heading = useRef<HTMLHeadingElement>(null);
  const [resultat, setResultat] = useState(() => refused ?? readWord(inAddress, search));
  const [times, setTimes] = useState(0);
  const { show } = useToast();
  useEffect(() => {
    // Coming back to the page must not report it again.
    if (readWord(inAddress, window.location.search) !== undefined)
      window.history.replaceState(null, '', window.location.pathname);
  }, [inAddress]);
  return {
    resultat,
    /** How many were told of: the key of what tells it, since the same element is not announced twice. */
    times,
    heading,
    tell: (how: Resultat): void => {
      if (heading.current === null && toToast) show(toToast(how));
      setResultat(how);
      setTimes((before) => before + 1);
      // The button that had focus may be gone.
      heading.current?.focus();
    },
    forget: () => setResultat(undefined),
  };
}
