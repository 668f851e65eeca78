import type { Environment } from '../../config/environment.ts';
import type { SourceTilbud } from '../../outside/source-system/list-tilbud.ts';

/**
 * Tells which offers cannot be removed alone: their system has several with the number, and removes all of them or was
 * given no version to tell them apart.
 * @param rows of one customer, those of types that are not shown among them
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

/** A number is unique within one system only. */
function toKey({ systemSource, policyNumber }: SourceTilbud): string {
  return `${systemSource} ${policyNumber}`;
}
