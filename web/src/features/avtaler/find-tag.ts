import type { Avtale } from '@portal/contract/avtaler.ts';
import { findMerke } from '@portal/contract/rules/find-merke.ts';

import { formatDato } from '../../lib/format/dato.ts';
import { tekster } from './tekster.nb.ts';

interface AvtaleTag {
  tone: 'info' | 'warn' | 'error';
  tekst: string;
}

const tones = {
  underBehandling: 'warn',
  avsluttes: 'error',
  midlertidig: 'warn',
  fornyesIkke: 'warn',
  fornyelse: 'info',
} as const;

/** The tag of an agreement, or undefined. A missing or unreadable date is left out. */
export function findTag(
  avtale: Pick<Avtale, 'systemSource' | 'avtaleStatus' | 'avtaleStatusDescription' | 'endDate'>,
): AvtaleTag | undefined {
  const merke = findMerke(avtale);
  if (merke === undefined) return undefined;
  const hasDato = merke !== 'underBehandling' && merke !== 'midlertidig';
  const dato = hasDato ? formatDato(avtale.endDate ?? '') : undefined;
  return { tone: tones[merke], tekst: tekster.medDato(tekster.merker[merke], dato) };
}
