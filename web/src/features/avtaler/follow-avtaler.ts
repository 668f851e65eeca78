import type { QueryClient } from '@tanstack/react-query';

import type { AvtalerResponse } from '@portal/contract/avtaler.ts';
import { stripNulls } from '@portal/contract/client.ts';
import type { AnswerParts } from '@portal/contract/page.ts';
import type { AntallAvtaler } from '@portal/contract/rules/count-avtaler.ts';
import { systemSources } from '@portal/contract/system-sources.ts';

import { markFulfilled } from '../../rendering/mark-fulfilled.ts';
import { FAA } from './avtaler-state.ts';
import type { AvtalerSoFar, ComingAvtaler, Places } from '../../lib/coming-avtaler.ts';

interface Followed {
  client: QueryClient;
  /** Undefined when the answer comes whole. */
  parts: AnswerParts | undefined;
  /** How many agreements the customer had in each system when that was last known; unknown is one. */
  antallAvtaler?: AntallAvtaler | undefined;
  /** The list is grouped by what the agreements insure, which needs all of them. */
  isGruppert: boolean;
}

/** The agreements as the systems answer, for the rendering of a page on the server. */
export function followAvtaler({ client, parts, antallAvtaler, isGruppert }: Followed): ComingAvtaler {
  const soFar = parts && toSoFar(parts);
  let decided: { places: Places | undefined } | undefined;
  const decide = (): Places | undefined => {
    const { dataUpdateCount = 0, errorUpdateCount = 0 } = client.getQueryState(['getAvtaler']) ?? {};
    if (soFar === undefined || isGruppert || dataUpdateCount + errorUpdateCount > 0) return undefined;
    const { avtaler, sources } = soFar.get();
    const waiting = systemSources.filter(
      (system) => !sources.some(({ systemSource }) => systemSource === system),
    );
    const places = waiting.map((system) => [system, antallAvtaler?.[system] ?? 1] as const);
    // Searching a long list needs all of it.
    const expected = places.reduce((sum, [, count]) => sum + count, avtaler.length);
    return expected > FAA ? undefined : Object.fromEntries(places);
  };
  return { getPlaces: () => (decided ??= { places: decide() }).places, soFar };
}

function toSoFar({ parts, getSoFar }: AnswerParts): AvtalerSoFar {
  for (const part of Object.values(parts)) void part.then(() => markFulfilled(part));
  return {
    parts,
    get: () => stripNulls(getSoFar()) as AvtalerResponse,
  };
}
