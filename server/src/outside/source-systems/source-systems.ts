import type { Avtale } from '@portal/contract/avtaler.ts';
import type { SystemSource } from '@portal/contract/system-sources.ts';

import { type Changed, requestChange } from '../change.ts';
import type { CustomerOutside } from '../customer-outside.ts';
import type { OutsideAnswer } from '../outside-answer.ts';
import { common } from './common-contract.ts';
import { type ListedRows, listRows } from '../list-rows.ts';
import type {
  SlettetTilbud,
  SourceBetaling,
  SourcePris,
  SourceSystem,
  SourceTilbud,
} from './source-system.ts';

/**
 * Of the systems that speak otherwise than the common contract. One with paths or rows of its own has its own file here,
 * and its own document of that name.
 */
const unusual: Partial<Record<SystemSource, SourceSystem>> = {
  LOFAVOR: { ...common, mayLackNumber: true },
  PARIS: { ...common, mayLackNumber: true },
};
const getSystem = (system: SystemSource): SourceSystem => unusual[system] ?? common;

/** The customer's agreements in one source system. */
export function listAvtaler(
  outside: CustomerOutside,
  system: SystemSource,
): Promise<OutsideAnswer<ListedRows<Avtale>>> {
  const { path, rows, toRow } = getSystem(system).avtaler;
  return listRows(outside, system, {
    path,
    rows,
    toRow: (row) => requireNumber(toRow(row, system)),
  });
}

/** Drops an agreement without a number, in systems where it is unusable. */
export function requireNumber(avtale: Avtale | undefined): Avtale | undefined {
  if (avtale === undefined || avtale.policyNumber !== undefined) return avtale;
  return getSystem(avtale.systemSource).mayLackNumber === true ? avtale : undefined;
}

/** The customer's offers in one source system, in its own order. */
export function listTilbud(
  outside: CustomerOutside,
  system: SystemSource,
): Promise<OutsideAnswer<ListedRows<SourceTilbud>>> {
  const { path, rows, toRow } = getSystem(system).tilbud;
  return listRows(outside, system, { path, rows, toRow: (row) => toRow(row, system) });
}

/**
 * The customer's payments in one source system that has them.
 * @param fraDato first due day, ISO date
 */
export function listBetalinger(
  outside: CustomerOutside,
  system: SystemSource,
  fraDato: string,
): Promise<OutsideAnswer<ListedRows<SourceBetaling>>> {
  const { path, rows, toRow } = getSystem(system).betalinger;
  return listRows(outside, system, { path, body: { fraDato }, rows, toRow: (row) => toRow(row, system) });
}

/** What the customer's agreements cost and did cost, in one source system that tells. */
export function listPriser(
  outside: CustomerOutside,
  system: SystemSource,
): Promise<OutsideAnswer<ListedRows<SourcePris>>> {
  const { path, rows, toRow } = getSystem(system).priser;
  return listRows(outside, system, { path, rows, toRow: (row) => toRow(row, system) });
}

/** Removes an offer from its system. */
export function deleteTilbud(
  outside: CustomerOutside,
  system: SystemSource,
  tilbud: SlettetTilbud,
): Promise<Changed> {
  const { path, toBody } = getSystem(system).sletting;
  return requestChange(outside, system, { path, body: toBody(tilbud) });
}
