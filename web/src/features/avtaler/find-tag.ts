import type { Avtale } from '@portal/contract/avtaler.ts';
import { isUnderBehandling } from '@portal/contract/rules/avtalepris.ts';
import { isAvsluttes, isFornyes, isFornyesIkke } from '@portal/contract/rules/kostnader/sluttdato.ts';

import { formatDato } from '../../lib/format/dato.ts';
import { tekster } from './tekster.nb.ts';

interface AvtaleTag {
  tone: 'info' | 'warn' | 'error';
  tekst: string;
}

/**
 * The tag of an agreement, or undefined. The first rule that matches wins. "Not renewed" comes before renewal, since an
 * agreement may have both. A missing or unreadable date is left out.
 */
export function findTag(
  avtale: Pick<Avtale, 'systemSource' | 'avtaleStatus' | 'avtaleStatusDescription' | 'endDate'>,
): AvtaleTag | undefined {
  const { systemSource, avtaleStatus } = avtale;
  const dato = formatDato(avtale.endDate ?? '');
  if (isUnderBehandling(avtale)) return { tone: 'warn', tekst: tekster.underBehandling };
  if (isAvsluttes(avtale)) {
    return { tone: 'error', tekst: tekster.medDato(tekster.avsluttes, dato) };
  }
  if (avtaleStatus === 'PENDING') {
    return systemSource === 'PROLIFE' ? { tone: 'warn', tekst: tekster.midlertidig } : undefined;
  }
  if (isFornyesIkke(avtale)) return { tone: 'warn', tekst: tekster.medDato(tekster.fornyesIkke, dato) };
  if (!isFornyes(avtale)) return undefined;
  return { tone: 'info', tekst: tekster.medDato(tekster.fornyelse, dato) };
}
