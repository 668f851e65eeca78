import type { Tilbud, TilbudResponse } from '@portal/contract/tilbud.ts';
import { tilbudProductTypes } from '@portal/contract/tilbud-product-types.ts';

import type { Environment } from '../../config/environment.ts';
import type { CustomerContext } from '../../core/queries.ts';
import { askSystems, collectRows } from '../../outside/source-systems/collect-rows.ts';
import type { ListedRows } from '../../outside/list-rows.ts';
import type { SourceTilbud } from '../../outside/source-systems/source-system.ts';
import { listTilbud } from '../../outside/source-systems/source-systems.ts';
import { getOsloDate } from '@portal/contract/oslo-date.ts';
import { findSharedNumbers } from './find-shared-numbers.ts';

export interface TilbudDependencies {
  environment: Pick<Environment, 'outside'>;
  now: () => Date;
}

/**
 * The customer's offers from all source systems, expired ones too. A type the portal does not know never
 * reaches the customer, so that card, navigation and page count the same; nothing is missing then.
 * @throws {PortalError} as {@link collectRows}
 */
export async function getTilbud(
  { environment, now }: TilbudDependencies,
  context: CustomerContext,
): Promise<TilbudResponse> {
  const asked = askSystems((system) => listTilbud(context.outside, system));
  const { systemSourceError, sources } = await collectRows(asked, context);
  const answers = await Promise.all(asked.map(({ answer }) => answer));
  const tilbud = answers.flatMap((answer) => (answer.ok ? toShown(answer.value, { environment, now }) : []));
  return { tilbud, systemSourceError, sources };
}

/** The offers of one system that are shown, each with what its removal would take with it. */
export function toShown(
  listed: ListedRows<SourceTilbud>,
  { environment, now }: TilbudDependencies,
): Tilbud[] {
  const isShared = findSharedNumbers(listed, environment.outside);
  const today = getOsloDate(now());
  return listed.rows.flatMap((row) => {
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

/** Whether the offer's last day is before `today` (ISO date). Without a date it never expires. */
export function isUtlopt({ expirationDate }: Pick<SourceTilbud, 'expirationDate'>, today: string): boolean {
  return expirationDate !== undefined && expirationDate < today;
}
