import type { AvtalerResponse } from '../avtaler.ts';
import type { SystemSource } from '../system-sources.ts';

/** How many agreements a customer has in each system, as far as that is known. */
export type AntallAvtaler = Partial<Record<SystemSource, number>>;

/** Of the systems that answered. */
export function countAvtaler({
  avtaler,
  sources,
}: Pick<AvtalerResponse, 'avtaler' | 'sources'>): AntallAvtaler {
  const answered = sources.filter(({ state }) => state === 'ok' || state === 'incomplete');
  return Object.fromEntries(
    answered.map(({ systemSource }) => [
      systemSource,
      avtaler.filter((avtale) => avtale.systemSource === systemSource).length,
    ]),
  );
}
