import type { Samtykkeendring } from '@portal/contract/samling.ts';

import type { PersonKeys } from '../../keys/person-keys.ts';
import type { SamtykkeRepository } from '../../persistence/samtykke-repository.ts';
import { isIngenOrd } from '../../persistence/samtykketekst-repository.ts';
import type { Whose } from '../../session/session.ts';

type Row = Awaited<ReturnType<SamtykkeRepository['listEndringer']>>[number];

export interface HistorikkDependencies {
  samtykke: { repository: Pick<SamtykkeRepository, 'listEndringer'>; keys: Pick<PersonKeys, 'toPersons'> };
}

/**
 * The customer's choices, oldest first, with the very words that were shown.
 * @param toNavn from a distributor's short name
 */
export async function listHistorikk(
  { samtykke: { repository, keys } }: HistorikkDependencies,
  session: Whose,
  toNavn: (shortname: string) => string,
): Promise<Samtykkeendring[]> {
  const rows = await repository.listEndringer(keys.toPersons(session));
  return rows.map(({ old_value, outcome, ...row }) => ({
    slag: row.slag,
    ...(old_value !== null && { gammelVerdi: old_value }),
    nyVerdi: row.new_value,
    tidspunkt: row.created_at.toISOString(),
    selskap: toNavn(row.distributor),
    ...(outcome !== null && { utfall: outcome }),
    ...toOrd(row),
  }));
}

function toOrd({
  tekstversjon,
  tittel,
  ingress,
  tekst,
  sprak,
}: Pick<Row, 'tekstversjon' | 'tittel' | 'ingress' | 'tekst' | 'sprak'>): Pick<
  Samtykkeendring,
  'ingenTekst' | 'tekst'
> {
  if (tittel === null || ingress === null || tekst === null || sprak === null) return {};
  if (isIngenOrd({ tittel, ingress, tekst })) return { ingenTekst: true };
  return {
    tekst: { ...(tekstversjon !== null && { versjon: tekstversjon }), sprak, tittel, ingress, tekst },
  };
}
