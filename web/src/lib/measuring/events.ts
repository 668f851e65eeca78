import { parseUrl } from '@portal/contract/parse-url.ts';

import type { Hendelse, Hendelser, Verdi } from '../analytics/hendelser.ts';
import { toOrdinaryProduct } from '../analytics/to-ordinary-product.ts';
import { maskPath, maskUrl, tellsUnion } from './mask.ts';

/** What an event is about, as the reports name it. */
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

export interface AnalyticsEvent {
  kategori: Kategori;
  /** Names as the contract of the events spells them; a missing value is left out. */
  felter: Readonly<Record<string, Verdi>>;
}

const toSide = (href: string) => maskPath(parseUrl(href)?.pathname ?? '');

/** Each with its fields as they are sent: addresses masked. */
const writers: { [Navn in keyof Hendelser]: (felter: Hendelser[Navn]) => AnalyticsEvent[] } = {
  sidevisning: ({ href, produkt }) => [
    {
      kategori: kategorier.sidevisning,
      felter: { side: toSide(href), $current_url: maskUrl(href), produkt },
    },
  ],
  komponentvisning: (felter) => [{ kategori: kategorier.komponentvisning, felter: { ...felter } }],
  knappeklikk: ({ href, type, navn, hendelse, id, produkt }) => [
    {
      kategori: kategorier.knappeklikk,
      felter: { type, navn, hendelse, id, $current_url: maskUrl(href), produkt },
    },
  ],
  kjopssperre: (felter) => [{ kategori: kategorier.kjopssperre, felter: { ...felter } }],
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

/** What happened as it is sent, masked: one event, or two where the contract has two spellings. */
export function toEvents<Navn extends keyof Hendelser>([navn, felter]: Hendelse<Navn>): AnalyticsEvent[] {
  return writers[navn](felter).map((event) => ({ ...event, felter: withoutUnion(event.felter) }));
}

/** Whatever the field: products that only members of a union have go as the ordinary ones, its other words not at all. */
function withoutUnion(felter: AnalyticsEvent['felter']): AnalyticsEvent['felter'] {
  const toWord = (word: string) => {
    const ordinary = toOrdinaryProduct(word);
    return ordinary === undefined || tellsUnion(ordinary) ? undefined : ordinary;
  };
  const toVerdi = (verdi: Verdi): Verdi => {
    if (typeof verdi === 'string') return toWord(verdi);
    return typeof verdi === 'object' ? [...new Set(verdi.flatMap((word) => toWord(word) ?? []))] : verdi;
  };
  return Object.fromEntries(
    Object.entries(felter).flatMap(([felt, verdi]) => (tellsUnion(felt) ? [] : [[felt, toVerdi(verdi)]])),
  );
}
