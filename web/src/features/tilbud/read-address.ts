import type { Result } from './tilbud-messages.tsx';

export interface TilbudAddress {
  /** The card that asks or has failed. */
  opened: { key: string; as: 'confirm' | 'failed' } | undefined;
  /** What is told above the list. */
  result: Result | undefined;
}

/** What the page's address says: `?fjern=<card>`, and after a form post `resultat`. Anything else is nothing. */
export function readAddress(search: string): TilbudAddress {
  const parameters = new URLSearchParams(search);
  const key = parameters.get('fjern') ?? '';
  const result = (['fjernet', 'finnes-ikke', 'endret', 'feil', 'for-mange'] as const).find(
    (known) => known === parameters.get('resultat'),
  );
  if (key === '') return { opened: undefined, result };
  // A failure is told on its card.
  return result === 'feil'
    ? { opened: { key, as: 'failed' }, result: undefined }
    : { opened: { key, as: 'confirm' }, result };
}
