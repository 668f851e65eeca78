import type { Avtale } from '@portal/contract/avtaler.ts';
import type { Betaling, Pris, Prisdelkode } from '@portal/contract/kostnader.ts';
import type { SystemSource } from '@portal/contract/system-sources.ts';
import type { Tilbud } from '@portal/contract/tilbud.ts';

import type { Search } from '../list-rows.ts';

/** The adapter of one source system: paths, parsing, and the mapping of a row. */
export interface SourceSystem {
  avtaler: SourceSearch<Avtale>;
  tilbud: SourceSearch<SourceTilbud>;
  betalinger: SourceSearch<SourceBetaling>;
  priser: SourceSearch<SourcePris>;
  sletting: { path: string; toBody: (tilbud: SlettetTilbud) => Record<string, unknown> };
  /** An agreement without a number is shown, without details; in other systems it is unusable and dropped. */
  mayLackNumber?: true;
}

/** Undefined for an unreadable row. */
type SourceSearch<Row> = Omit<Search<Row>, 'toRow'> & {
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

/** A payment as the source system has it. Kroner and ISO dates. */
export type SourceBetaling = Betaling & { betalingId: string };

/** A price as the source system has it, in kroner per year. Parts are missing where one of them cannot be read. */
export type SourcePris = Omit<Pris, 'deler'> & {
  deler?: readonly Prisdel[] | undefined;
  delerFor?: readonly Prisdel[] | undefined;
};

export interface Prisdel {
  kode: Prisdelkode;
  /** Kroner per year; a discount is negative. */
  belop: number;
}
