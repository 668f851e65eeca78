import type { Samtykkevalg } from '@portal/contract/samtykkehistorikk.ts';
import type { Sprak } from '@portal/contract/sprak.ts';

import type { Distributors } from '../../config/distributors.ts';
import type { SamtykkeRepository } from '../../persistence/samtykke-repository.ts';
import { isIngenOrd } from '../../persistence/samtykketekst-repository.ts';

type Row = Awaited<ReturnType<SamtykkeRepository['listEndringer']>>[number];

/** What a row of the proof tells its customer. */
export function toValg(
  row: Row,
  { findNavn }: Pick<Distributors, 'findNavn'>,
  lesersSprak: Sprak,
): Samtykkevalg {
  const { tittel, ingress, tekst, sprak } = row;
  const ord = tittel === null || ingress === null || tekst === null ? undefined : { tittel, ingress, tekst };
  return {
    slag: row.slag,
    verdi: row.new_value,
    tidspunkt: row.created_at.toISOString(),
    distributor: findNavn(row.distributor, lesersSprak),
    utfall: row.outcome ?? 'VENTER',
    gammelVerdi: row.old_value ?? undefined,
    ...(ord && (isIngenOrd(ord) ? { ingenOrd: true } : { ord: { ...ord, sprak: sprak ?? undefined } })),
  };
}
