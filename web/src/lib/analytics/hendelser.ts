/** Where something happened, as `window.location.href` has it. */
interface Sted {
  href: string;
}

export type Verdi = string | number | boolean | readonly string[] | undefined;

/**
 * What may be measured, and what each tells: the contract of the events, types alone. How it is spelt on the wire is the
 * affair of `events.ts`, which is not loaded before a yes to statistics.
 */
export interface Hendelser {
  sidevisning: Sted & { produkt?: string };
  komponentvisning: { komponent: string };
  /** `navn` is our own name of the button, never what stands on it. */
  knappeklikk: Sted & { type: string; navn: string; hendelse: string; id?: string; produkt?: string };
  kjopssperre: { type: string; navn: string; hendelse: string };
  anbefaling: { produktType: string; anbefalteProdukter: readonly string[] };
  fullfortKjop: { produktType: string; produktNavn: string; flere?: Readonly<Record<string, Verdi>> };
  visningAvAnbefaling: {
    page: string;
    product: string;
    customerProducts: readonly string[];
    mainNboProduct: string;
    subNboProducts: readonly string[];
    filteredNboProductsDueToActiveAgreement: readonly string[];
    controlGroup: boolean;
    presentedNboModule: boolean;
    fallback: boolean;
  };
  /** `tilbakemelding` is the choice, never the text. */
  tilbakemelding: Sted & { tilbakemelding: string; produkt?: string };
  /** A choice only: nothing that was typed. */
  skjemainput: { felt: string; verdi: string | boolean };
  /** Which variant of the page a customer was shown. */
  abTest: Sted & { name: string; abTestVariant: string };
  statistikk: { name: string; value: number };
}

/** One thing that happened: the name decides what it tells. */
export type Hendelse<Navn extends keyof Hendelser = keyof Hendelser> = {
  [N in Navn]: [navn: N, felter: Hendelser[N]];
}[Navn];
