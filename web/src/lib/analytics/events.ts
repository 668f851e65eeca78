import { maskPath, maskUrl } from './mask.ts';

/** What an event is about, as the reports name it (ANA-15, OD-38). */
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

type Verdi = string | number | boolean | readonly string[] | undefined;
export interface AnalyticsEvent {
  kategori: Kategori;
  /** Names as the contract of the events spells them; a missing value is left out. */
  felter: Readonly<Record<string, Verdi>>;
}

/** Where something happened, as `window.location.href` has it. */
type Sted = { href: string };
const toSide = ({ href }: Sted) => maskPath(URL.parse(href)?.pathname ?? '');

/** ANA-01. */
export function createSidevisning({ produkt, ...sted }: Sted & { produkt?: string }): AnalyticsEvent {
  return {
    kategori: kategorier.sidevisning,
    felter: { side: toSide(sted), $current_url: maskUrl(sted.href), produkt },
  };
}

/** ANA-02. */
export function createKomponentvisning({ komponent }: { komponent: string }): AnalyticsEvent {
  return { kategori: kategorier.komponentvisning, felter: { komponent } };
}

/** ANA-03. `navn` is our own name of the button, never what stands on it. */
export function createKnappeklikk({
  href,
  type,
  navn,
  hendelse,
  id,
  produkt,
}: Sted & { type: string; navn: string; hendelse: string; id?: string; produkt?: string }): AnalyticsEvent {
  return {
    kategori: kategorier.knappeklikk,
    felter: { type, navn, hendelse, id, $current_url: maskUrl(href), produkt },
  };
}

/** ANA-04. */
export function createKjopssperre(felter: { type: string; navn: string; hendelse: string }): AnalyticsEvent {
  return { kategori: kategorier.kjopssperre, felter: { ...felter } };
}

/** ANA-05. */
export function createAnbefaling(felter: {
  produktType: string;
  anbefalteProdukter: readonly string[];
}): AnalyticsEvent {
  return { kategori: kategorier.anbefaling, felter: { ...felter } };
}

/** ANA-06. */
export function createFullfortKjop({
  produktType,
  produktNavn,
  ...flere
}: { produktType: string; produktNavn: string } & Record<string, Verdi>): AnalyticsEvent {
  return { kategori: kategorier.fullfortKjop, felter: { ...flere, produktType, produktNavn } };
}

/** ANA-07. Products that only members of a union have are left out: they would tell who is one. */
export function createVisningAvAnbefaling({
  customerProducts,
  ...felter
}: {
  page: string;
  product: string;
  customerProducts: readonly string[];
  mainNboProduct: string;
  subNboProducts: readonly string[];
  filteredNboProductsDueToActiveAgreement: readonly string[];
  controlGroup: boolean;
  presentedNboModule: boolean;
  fallback: boolean;
}): AnalyticsEvent {
  return {
    kategori: kategorier.visningAvAnbefaling,
    felter: {
      ...felter,
      customerProducts: customerProducts.filter((type) => !/^(?:LO_|KOLLEKTIV_)/.test(type)),
    },
  };
}

/** ANA-08. `tilbakemelding` is the choice, never the text. */
export function createTilbakemelding({
  href,
  tilbakemelding,
  produkt,
}: Sted & { tilbakemelding: string; produkt?: string }): AnalyticsEvent {
  return { kategori: kategorier.tilbakemelding, felter: { tilbakemelding, side: toSide({ href }), produkt } };
}

/** ANA-09, OD-40. A choice only: nothing that was typed. */
export function createSkjemainput(felter: { felt: string; verdi: string | boolean }): AnalyticsEvent {
  return { kategori: kategorier.skjemainput, felter: { ...felter } };
}

/** ANA-10 and ANA-11: the same moment in both spellings. */
export function createAbTest({
  href,
  name,
  abTestVariant,
}: Sted & { name: string; abTestVariant: string }): AnalyticsEvent[] {
  return [
    { kategori: kategorier.abTest, felter: { name, abTestVariant, side: toSide({ href }) } },
    {
      kategori: kategorier.eksperiment,
      felter: { 'Experiment name': name, 'Variant name': abTestVariant },
    },
  ];
}

/** ANA-12. */
export function createStatistikk(felter: { name: string; value: number }): AnalyticsEvent {
  return { kategori: kategorier.statistikk, felter: { ...felter } };
}
