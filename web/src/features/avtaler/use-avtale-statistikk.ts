import { useEffect } from 'react';

import type { AvtalerResponse } from '@portal/contract/avtaler.ts';

import { track } from '../../lib/sporing/track.ts';

/** How many agreements the customer saw, and how many sources were missing. Only counts, never which ones. */
export function useAvtaleStatistikk(svar: AvtalerResponse | undefined): void {
  useEffect(() => {
    if (svar === undefined) return;
    track('statistikk', { name: 'antall-avtaler', value: svar.avtaler.length });
    const missing = svar.sources.filter(({ state }) => state !== 'ok');
    track('statistikk', { name: 'kilder-uten-svar', value: missing.length });
  }, [svar]);
}
