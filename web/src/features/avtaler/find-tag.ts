import type { Avtale } from '@portal/contract/avtaler.ts';

import { formatDato } from '../../lib/format/dato.ts';
import { tekster } from './tekster.ts';

export interface AvtaleTag {
  tone: 'info' | 'warn' | 'error';
  tekst: string;
}

/** The tag of an agreement, or none. The rules in the spec's order, the first match wins (CARD-26 to CARD-31, AMB-02). */
export function findTag({
  systemSource,
  avtaleStatus,
  avtaleStatusDescription,
  endDate,
}: Pick<Avtale, 'systemSource' | 'avtaleStatus' | 'avtaleStatusDescription' | 'endDate'>):
  | AvtaleTag
  | undefined {
  if (systemSource === 'EIKA_PERSON' && avtaleStatus === 'PENDING') {
    return { tone: 'warn', tekst: tekster.underBehandling };
  }
  if (avtaleStatusDescription === 'Til Annullasjon' && systemSource !== 'PROLIFE') {
    const dato = formatDato(endDate ?? '');
    // AMB-04: without a readable date the tag says only that it ends.
    return { tone: 'error', tekst: dato === undefined ? tekster.avsluttes : tekster.avsluttesDato(dato) };
  }
  if (avtaleStatus === 'PENDING') {
    return systemSource === 'PROLIFE' ? { tone: 'warn', tekst: tekster.midlertidig } : undefined;
  }
  return avtaleStatus === 'RENEWAL' ? { tone: 'info', tekst: tekster.fornyelse } : undefined;
}
