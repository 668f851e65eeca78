import type { Tilbud, TilbudResponse } from '@portal/contract/tilbud.ts';
import { tilbudProductTypes } from '@portal/contract/tilbud-product-types.ts';

import type { Environment } from '../../config/environment.ts';
import type { CustomerContext } from '../../http/queries.ts';
import type { OutsideClient } from '../../outside/outside-client.ts';
import { collectRows } from '../../outside/source-system/collect-rows.ts';
import { listTilbud, type SourceTilbud } from '../../outside/source-system/list-tilbud.ts';
import { getOsloDate } from '../../oslo-date.ts';
import { findSharedNumbers } from './find-shared-numbers.ts';

export interface TilbudDependencies {
  outside: OutsideClient;
  environment: Pick<Environment, 'outside'>;
}

/**
 * The customer's offers from all seven source systems, expired ones too. A type the portal does not know never
 * reaches the customer, so that card, navigation and page count the same; nothing is missing then.
 * @throws {PortalError} as {@link collectRows}
 */
export async function getTilbud(
  { outside, environment }: TilbudDependencies,
  context: CustomerContext,
): Promise<TilbudResponse> {
  const { rows, ...state } = await collectRows(
    (system, asker) => listTilbud(outside, system, asker),
    context,
  );
  return { tilbud: toShown(rows, environment), ...state };
}

/** Those of the customer's offers that are shown, each with what its removal would take. */
export function toShown(
  rows: readonly SourceTilbud[],
  { outside }: TilbudDependencies['environment'],
): Tilbud[] {
  const isShared = findSharedNumbers(rows, outside);
  const today = getOsloDate(new Date());
  return rows.flatMap((row) => {
    const productType = tilbudProductTypes.find((type) => type === row.productType);
    if (productType === undefined) return [];
    return {
      ...row,
      productType,
      ...(isUtlopt(row, today) && { utlopt: true }),
      ...(isShared(row) && { fjernerAlleVersjoner: true }),
    };
  });
}

/** Whether an offer's last day is past `today` (ISO date). Without a date it does not run out. */
export function isUtlopt({ expirationDate }: Pick<SourceTilbud, 'expirationDate'>, today: string): boolean {
  return expirationDate !== undefined && expirationDate < today;
}
