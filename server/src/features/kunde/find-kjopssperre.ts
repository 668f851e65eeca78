import type { Kjopssperre } from '@portal/contract/kjopssperrer.ts';

import { isAbroad, type RegisterAdresse } from '../../outside/kunderegister/adresser.ts';
import { isAdult } from './is-adult.ts';

/**
 * Why the customer cannot buy online; undefined when nothing known prevents it. The registered address counts, wherever
 * the post goes.
 * @param about `fodselsdato` an ISO date, `adresser` empty when unknown
 */
export function findKjopssperre({
  fodselsdato,
  adresser,
  now,
}: {
  fodselsdato: string | undefined;
  adresser: readonly Pick<RegisterAdresse, 'isFolkreregistrert' | 'land'>[];
  now: Date;
}): Kjopssperre | undefined {
  if (!isAdult(fodselsdato, now)) return 'under18';
  const residence = adresser.find(({ isFolkreregistrert }) => isFolkreregistrert);
  return residence !== undefined && isAbroad(residence) ? 'utenlandskBosted' : undefined;
}
