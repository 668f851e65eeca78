import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';

import { type AddressWord, readWord } from '@portal/contract/address-words.ts';

/**
 * How the page's last form ended. Sent without JavaScript, a form tells it by a word in the address, or is refused in
 * the page's context.
 */
export function useResultat<Resultat extends string>(inAddress: AddressWord<Resultat>, refused?: Resultat) {
  const search = useSearch();
  const heading = useRef<HTMLHeadingElement>(null);
  const [resultat, setResultat] = useState(() => refused ?? readWord(inAddress, search));
  useEffect(() => {
    // Coming back to the page must not report it again.
    if (readWord(inAddress, window.location.search) !== undefined)
      window.history.replaceState(null, '', window.location.pathname);
  }, [inAddress]);
  return {
    resultat,
    heading,
    tell: (how: Resultat): void => {
      setResultat(how);
      // The button that had focus may be gone.
      heading.current?.focus();
    },
    forget: () => setResultat(undefined),
  };
}
