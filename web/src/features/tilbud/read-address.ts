import { readWord } from '@portal/contract/address-words.ts';
import { fjernKort, tilbudResultat, type TilbudResultat } from '@portal/contract/forms/tilbud.ts';

export interface TilbudAddress {
  /** The card that asks for confirmation or has failed. */
  opened: { key: string; as: 'confirm' | 'failed' } | undefined;
  /** The message above the list. */
  result: TilbudResultat | undefined;
}

/** Reads a card, and the result of a form post, from the page's address. Ignores anything else. */
export function readAddress(search: string): TilbudAddress {
  const key = new URLSearchParams(search).get(fjernKort.name) ?? '';
  const result = readWord(tilbudResultat, search);
  if (key === '') return { opened: undefined, result };
  // A failure is shown on its card.
  return result === 'feil'
    ? { opened: { key, as: 'failed' }, result: undefined }
    : { opened: { key, as: 'confirm' }, result };
}
