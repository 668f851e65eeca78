import { useState } from 'react';
import { useSearch } from 'wouter';

import { readWord } from '@portal/contract/address-words.ts';
import { kryssWord } from '@portal/contract/forms/kryss.ts';

/** Whether the page's form was ticked when it was answered with the page, in place of a file. */
export function useKryss(): boolean {
  const search = useSearch();
  const [isTicked] = useState(() => readWord(kryssWord, search) !== undefined);
  return isTicked;
}
