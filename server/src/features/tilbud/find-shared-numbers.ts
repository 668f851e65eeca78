import type { Environment } from '../../config/environment.ts';
import type { SourceTilbud } from '../../outside/source-systems/source-system.ts';

/**
 * Marks offers that cannot be removed alone: their system has several with that number, and removes them all or has no
 * version numbers to tell them apart.
 * @param rows all of one customer's, also types that are not shown
 */
export function findSharedNumbers(
  rows: readonly SourceTilbud[],
  outside: Environment['outside'],
): (row: SourceTilbud) => boolean {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(toKey(row), (counts.get(toKey(row)) ?? 0) + 1);
  return (row) => {
    if (row.policyNumber === undefined || counts.get(toKey(row)) === 1) return false;
    return row.versionNumber === undefined || outside[row.systemSource].removesVersions !== true;
  };
}

/** A number is unique only within its system. */
function toKey({ systemSource, policyNumber }: SourceTilbud): string {
  return `${systemSource} ${policyNumber}`;
}
