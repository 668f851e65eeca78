import type { Tilbud, TilbudResponse } from '@portal/contract/tilbud.ts';
import { tilbudProductTypes } from '@portal/contract/tilbud-product-types.ts';

import type { CustomerContext } from '../../http/queries.ts';
import type { OutsideClient } from '../../outside/outside-client.ts';
import { collectRows } from '../../outside/source-system/collect-rows.ts';
import { listTilbud, type SourceTilbud } from '../../outside/source-system/list-tilbud.ts';

/**
 * The customer's offers from all seven source systems, expired ones too. A type the portal does not know never
 * reaches the customer, so that card, navigation and page count the same (OFF-31, AMB-27); nothing is missing then.
 * @throws {PortalError} as {@link collectRows}
 */
export async function getTilbud(outside: OutsideClient, context: CustomerContext): Promise<TilbudResponse> {
  const { rows, ...state } = await collectRows(
    (system, asker) => listTilbud(outside, system, asker),
    context,
  );
  return { tilbud: rows.flatMap((row) => toTilbud(row) ?? []), ...state };
}

function toTilbud({ productType, ...row }: SourceTilbud): Tilbud | undefined {
  const known = tilbudProductTypes.find((type) => type === productType);
  return known && { ...row, productType: known };
}
