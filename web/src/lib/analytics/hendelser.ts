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
  /** ANA-01. */
  sidevisning: Sted & { produkt?: string };
  /** ANA-02. */
  komponentvisning: { komponent: string };
  /** ANA-03. `navn` is our own name of the button, never what stands on it. */
  knappeklikk: Sted & { type: string; navn: string; hendelse: string; id?: string; produkt?: string };
  /** ANA-04. */
  kjopssperre: { type: string; navn: string; hendelse: string };
  /** ANA-05. */
  anbefaling: { produktType: string; anbefalteProdukter: readonly string[] };
  /** ANA-06. */
  fullfortKjop: { produktType: string; produktNavn: string; flere?: Readonly<Record<string, Verdi>> };
  /** ANA-07. */
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
  /** ANA-08. `tilbakemelding` is the choice, never the text. */
  tilbakemelding: Sted & { tilbakemelding: string; produkt?: string };
  /** ANA-09, OD-40. A choice only: nothing that was typed. */
  skjemainput: { felt: string; verdi: string | boolean };
  /** ANA-10 and ANA-11: which variant of the page a customer was shown. */
  abTest: Sted & { name: string; abTestVariant: string };
  /** ANA-12. */
  statistikk: { name: string; value: number };
}

/** One thing that happened: the name decides what it tells. */
export type Hendelse<Navn extends keyof Hendelser = keyof Hendelser> = {
  [N in Navn]: [navn: N, felter: Hendelser[N]];
}[Navn];
