/** Where something happened: the value of `window.location.href`. */
interface Sted {
  href: string;
}

export type Verdi = string | number | boolean | readonly string[] | undefined;

/**
 * The event contract: what may be measured, and the fields of each event. Only types: the names on the wire are in
 * `events.ts`, which is not loaded before a yes to statistics.
 */
export interface Hendelser {
  sidevisning: Sted & { produkt?: string };
  komponentvisning: { komponent: string };
  /** `navn` is our own name of the button, never its label. */
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
  /** Only a choice, nothing that was typed. */
  skjemainput: { felt: string; verdi: string | boolean };
  /** The variant of the page that the customer was shown. */
  abTest: Sted & { name: string; abTestVariant: string };
  statistikk: { name: string; value: number };
}

/** One event; its name decides its fields. */
export type Hendelse<Navn extends keyof Hendelser = keyof Hendelser> = {
  [N in Navn]: [navn: N, felter: Hendelser[N]];
}[Navn];
