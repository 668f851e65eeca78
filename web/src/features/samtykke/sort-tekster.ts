import type { Samtykketekster } from '@portal/contract/samtykke.ts';
import { sortBy } from '@portal/contract/sort-by.ts';

/** Marketing first. The other one needs a text: nobody can consent to a text they have not read. */
export function sortTekster(delivered: Samtykketekster): Samtykketekster {
  return sortBy(delivered, (a, b) => Number(b.samtykke === 'MARKETING') - Number(a.samtykke === 'MARKETING'));
}
