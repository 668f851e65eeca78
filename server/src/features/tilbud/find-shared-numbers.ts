import type { Environment } from '../../config/environment.ts';
import type { ListedRows } from '../../outside/list-rows.ts';
import type { SourceTilbud } from '../../outside/source-systems/source-system.ts';

/**
 * Marks offers that cannot be removed alone: their system has several with that number, or may have, since it sent rows
 * that could not be read. And it removes them all, or has no version numbers to tell them apart.
 * @param listed all that one system has of the customer's, also types that are not shown
 */
export function findSharedNumbers(
  { rows, dropped }: ListedRows<SourceTilbud>,
  outside: Environment['outside'],
): (row: SourceTilbud) => boolean {
  const counts = new Map<string | undefined, number>();
  for (const { policyNumber } of rows) counts.set(policyNumber, (counts.get(policyNumber) ?? 0) + 1);
  return ({ policyNumber, versionNumber, systemSource }) => {
    if (policyNumber === undefined || (counts.get(policyNumber) === 1 && dropped === 0)) return false;
    return versionNumber === undefined || outside[systemSource].removesVersions !== true;
  };
}
