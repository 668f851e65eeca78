import { parseUrl } from '@portal/contract/parse-url.ts';

import type { Hendelse, Hendelser, Verdi } from '../hendelser.ts';
import { toOrdinaryProduct } from '../to-ordinary-product.ts';
import { maskPath, maskUrl, tellsUnion } from './mask.ts';

/** The category of an event, as the reports name it. */
export const kategorier = {
  abTest: 'A/B-test',
  anbefaling: 'Anbefaling',
  knappeklikk: 'Knappeklikk',
  tilbakemelding: 'Tilbakemelding',
  skjemainput: 'Skjemainput',
  fullfortKjop: 'Fullført kjøp',
  kjopssperre: 'Kjøpssperre',
  visningAvAnbefaling: 'Visning av anbefaling',
  sidevisning: 'Sidevisning',
  komponentvisning: 'Komponentvisning',
  statistikk: 'Statistikk',
  eksperiment: '$experiment_started',
} as const;
export type Kategori = (typeof kategorier)[keyof typeof kategorier];

export interface SporingEvent {
  kategori: Kategori;
  /** Field names as in the event contract; missing values are left out. */
  felter: Readonly<Record<string, Verdi>>;
}

const toSide = (href: string) => maskPath(parseUrl(href)?.pathname ?? '');

/** The fields of each event as they are sent, with addresses masked. */
const writers: { [Navn in keyof Hendelser]: (felter: Hendelser[Navn]) => SporingEvent[] } = {
  sidevisning: ({ href, produkt }) => [
    {
      kategori: kategorier.sidevisning,
      felter: { side: toSide(href), $current_url: maskUrl(href), produkt },
    },
  ],
  komponentvisning: (felter) => [{ kategori: kategorier.komponentvisning, felter: { ...felter } }],
  knappeklikk: ({ href, type, navn, hendelse, id, produkt }) =>
    // Without its product the press would tell that only members have it (decision 149).
    produkt !== undefined && toWord(produkt) === undefined
      ? []
      : [
          {
            kategori: kategorier.knappeklikk,
            felter: { type, navn, hendelse, id, $current_url: maskUrl(href), produkt },
          },
        ],
  kjopssperre: ({ type, ...felter }) => [
    // The page that only union members get; to others it says the same.
    { kategori: kategorier.kjopssperre, felter: { type: type === 'lo' ? 'generell' : type, ...felter } },
  ],
  anbefaling: (felter) => [{ kategori: kategorier.anbefaling, felter: { ...felter } }],
  fullfortKjop: ({ flere, ...felter }) => [
    { kategori: kategorier.fullfortKjop, felter: { ...flere, ...felter } },
  ],
  visningAvAnbefaling: (felter) => [{ kategori: kategorier.visningAvAnbefaling, felter: { ...felter } }],
  tilbakemelding: ({ href, tilbakemelding, produkt }) => [
    {
      kategori: kategorier.tilbakemelding,
      felter: { tilbakemelding, side: toSide(href), produkt },
    },
  ],
  skjemainput: (felter) => [{ kategori: kategorier.skjemainput, felter: { ...felter } }],
  // The same moment in both spellings.
  abTest: ({ href, name, abTestVariant }) => [
    { kategori: kategorier.abTest, felter: { name, abTestVariant, side: toSide(href) } },
    {
      kategori: kategorier.eksperiment,
      felter: { 'Experiment name': name, 'Variant name': abTestVariant },
    },
  ],
  statistikk: (felter) => [{ kategori: kategorier.statistikk, felter: { ...felter } }],
};

/** The masked events to send: one, two where the contract has two spellings, none for a press that would tell of a union. */
export function toEvents<Navn extends keyof Hendelser>([navn, felter]: Hendelse<Navn>): SporingEvent[] {
  return writers[navn](felter).map((event) => ({ ...event, felter: withoutUnion(event.felter) }));
}

/** The ordinary product; undefined for what only members have. */
function toWord(word: string): string | undefined {
  const ordinary = toOrdinaryProduct(word);
  return ordinary === undefined || tellsUnion(ordinary) ? undefined : ordinary;
}

/**
 * In every field, products that only union members have become the ordinary ones, and other union words are removed.
 */
function withoutUnion(felter: SporingEvent['felter']): SporingEvent['felter'] {
  const toVerdi = (verdi: Verdi): Verdi => {
    if (typeof verdi === 'string') return toWord(verdi);
    return typeof verdi === 'object' ? [...new Set(verdi.flatMap((word) => toWord(word) ?? []))] : verdi;
  };
  return Object.fromEntries(
    Object.entries(felter).flatMap(([felt, verdi]) => (tellsUnion(felt) ? [] : [[felt, toVerdi(verdi)]])),
  );
}
