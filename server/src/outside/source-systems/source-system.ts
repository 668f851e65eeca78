import type { Avtale } from '@portal/contract/avtaler.ts';
import type { SystemSource } from '@portal/contract/system-sources.ts';
import type { Tilbud } from '@portal/contract/tilbud.ts';

import type { Search } from './list-rows.ts';

/** The adapter of one source system: paths, parsing, and the mapping of a row. */
export interface SourceSystem {
  avtaler: SourceSearch<Avtale>;
  tilbud: SourceSearch<SourceTilbud>;
  sletting: { path: string; toBody: (tilbud: SlettetTilbud) => Record<string, unknown> };
  /** An agreement without a number is shown, without details; in other systems it is unusable and dropped. */
  mayLackNumber?: true;
}

/** Undefined for an unreadable row. */
export type SourceSearch<Row> = Omit<Search<Row>, 'toRow'> & {
  toRow: (row: unknown, systemSource: SystemSource) => Row | undefined;
};

/** An offer as the source system has it: of any type, or without one. */
export type SourceTilbud = Omit<Tilbud, 'productType' | 'utlopt' | 'fjernerAlleVersjoner'> & {
  productType?: string | undefined;
};

/** `versionNumber`: only this version, in a system that can; left out: all with the number. */
export interface SlettetTilbud {
  avtaleNummer: string;
  versionNumber: number | undefined;
}
