import { useEffect } from 'react';

import type { AvtalerResponse } from '@portal/contract/avtaler.ts';

import { track } from '../../lib/sporing/track.ts';
import { findMangler } from './avtaler-state.ts';

/**
 * How many agreements the customer saw, and how many sources did not answer, the savings bank among them. Only counts,
 * never which ones.
 */
export function useAvtaleStatistikk(svar: AvtalerResponse | undefined): void {
  useEffect(() => {
    if (svar === undefined) return;
    track('statistikk', { name: 'antall-avtaler', value: svar.avtaler.length });
    track('statistikk', { name: 'kilder-uten-svar', value: findMangler(svar).uteblitt.length });
  }, [svar]);
}
