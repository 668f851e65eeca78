import type { Samtykkeendring } from '@portal/contract/samling.ts';

import type { PersonKeys } from '../../keys/person-keys.ts';
import type { SamtykkeRepository } from '../../persistence/samtykke-repository.ts';

export interface HistorikkDependencies {
  samtykke: { repository: Pick<SamtykkeRepository, 'listEndringer'>; keys: Pick<PersonKeys, 'toPersons'> };
}

/**
 * The customer's choices, oldest first, with the very words that were shown.
 * @param toNavn from a distributor's short name
 */
export async function listHistorikk(
  { samtykke: { repository, keys } }: HistorikkDependencies,
  fodselsnummer: string,
  toNavn: (shortname: string) => string,
): Promise<Samtykkeendring[]> {
  const rows = await repository.listEndringer(keys.toPersons(fodselsnummer));
  return rows.map(({ tekstversjon, tittel, ingress, tekst, sprak, old_value, outcome, ...row }) => ({
    slag: row.slag,
    ...(old_value !== null && { gammelVerdi: old_value }),
    nyVerdi: row.new_value,
    tidspunkt: row.created_at.toISOString(),
    selskap: toNavn(row.distributor),
    ...(outcome !== null && { utfall: outcome }),
    ...(tittel !== null &&
      ingress !== null &&
      tekst !== null &&
      sprak !== null && {
        tekst: { ...(tekstversjon !== null && { versjon: tekstversjon }), sprak, tittel, ingress, tekst },
      }),
  }));
}
