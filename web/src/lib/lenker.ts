import type { Avtale } from '@portal/contract/avtaler.ts';
import type { Tilbud } from '@portal/contract/tilbud.ts';
import type { TilbudProductType } from '@portal/contract/tilbud-product-types.ts';
import type { ProductType } from '@portal/contract/product-types.ts';
import type { Kjopskategori } from '@portal/contract/kjopskategorier.ts';
import type { SkadesakerTarget } from '@portal/contract/skadesaker-form.ts';
import {
  BASE_PATH,
  CATALOGUE_PATH,
  COMPLETE_PARAMETER,
  FORSIKRING_PATH,
  PROFIL_PATH,
  SKADESAKER_JUMP_PATH,
} from '@portal/contract/paths.ts';
import { UTSEENDE_PATH } from '@portal/contract/utseende.ts';

/** Every internal address of the portal and its neighbouring apps is made here, and nowhere else. */
export const lenker = {
  oversikt: BASE_PATH,
  /** The neighbour where all of the customer's insurance matters begin. */
  forsikring: FORSIKRING_PATH,
  tilbud: `${BASE_PATH}/tilbud`,
  /** A form post: what removes an offer where no script runs. */
  fjernTilbud: `${BASE_PATH}/tilbud/fjern`,
  betaling: `${FORSIKRING_PATH}/betaling`,
  /** Where one finds what to buy (RTE-04). */
  kjop: `${BASE_PATH}/kjopsinnganger`,
  /** Contact details, addresses and consents (RTE-05); its forms post here too. */
  profil: PROFIL_PATH,
  /** What every purchase link is for a customer under 18 (BUY-19): a page that says why, and what to do instead. */
  sperretUnder18: `${BASE_PATH}/kjopsinnganger?sperret=under18`,
  /** Insurances through others: card, programme, employer or union (RTE-06). */
  andreForsikringer: `${BASE_PATH}/andre-forsikringer`,
  /** Offers from an adviser that wait for an answer (TASK-04). */
  aksept: `${FORSIKRING_PATH}/aksept`,
  /** Where an agreement leads that we know too little about (CARD-24, CARD-25). */
  manglerDetaljer: `${FORSIKRING_PATH}/skade/mangler-detaljer`,
  /** A form post; never a link, so that nothing logs the customer out by looking ahead. */
  loggUt: `${BASE_PATH}/logg-ut`,
  /** Takes the choice of light or dark by a form post. */
  utseende: `${BASE_PATH}${UTSEENDE_PATH}`,
  /** Where the login form posts; from here the way goes to the identity provider. */
  startInnlogging: '/auth/start',
  /** In development only. */
  katalog: BASE_PATH + CATALOGUE_PATH,
  finansportalen: 'https://www.finansportalen.no',
} as const;

/** The part of the buy-entry page for one category; the page opens it. */
export function getKategoriLenke(kategori: Kjopskategori): string {
  return `${lenker.kjop}#${kategori}`;
}

/** The purchase page of each product (BUY-11 to BUY-17). */
const kjopssider = {
  bil: 'motor/bil',
  bobil: 'motor/bil/bobil',
  mc: 'motor/mc',
  moped: 'motor/moped',
  sek: 'motor/sek',
  tilhenger: 'motor/tilhenger',
  campingvogn: 'motor/tilhenger?type=CAMPINGVOGN',
  baat: 'motor/baat',
  hus: 'hus',
  hytte: 'hytte',
  innbo: 'innbo',
  student: 'student',
  ung: 'ung',
  reise: 'skade/reise',
  lofavorReise: 'skade/reise/lofavor',
  hund: 'skade/kjaeledyr/hund',
  katt: 'skade/kjaeledyr/katt',
  barneforsikring: 'liv/kjop/barneforsikring',
  behandlingsforsikring: 'liv/kjop/behandlingsforsikring',
  kritisksykdom: 'liv/kjop/kritisksykdom',
  livsforsikring: 'liv/kjop/livsforsikring',
  uforeforsikring: 'liv/kjop/uforeforsikring',
  ulykkesforsikring: 'liv/kjop/ulykkesforsikring',
} as const;
export type Kjopsprodukt = keyof typeof kjopssider;

/** Where a product is bought. Show it through {@link toKjopsLenke}. */
export function getKjopLenke(produkt: Kjopsprodukt): string {
  return `${FORSIKRING_PATH}/${kjopssider[produkt]}`;
}

/**
 * A purchase link as this customer may have it (BUY-19): the way is closed only for one known to be under 18.
 * @param kanKjopePaaNett undefined while the customer's age is unknown, which closes nothing (OD-99)
 */
export function toKjopsLenke(href: string, kanKjopePaaNett: boolean | undefined): string {
  return kanKjopePaaNett === false ? lenker.sperretUnder18 : href;
}

/** An address at the bank's own domain (FRM-23); undefined where the domain is none. `path` begins with a slash. */
export function findBankLenke(domene: string | undefined, path: string): string | undefined {
  if (domene === undefined || !/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(domene)) return undefined;
  return `https://${domene}${path}`;
}

/** The jump to the claims cases; `ahv` is the health declaration (TASK-03, OD-19). */
export function getSkadesakerLenke(target?: SkadesakerTarget): string {
  const jump = BASE_PATH + SKADESAKER_JUMP_PATH;
  return target === undefined ? jump : `${jump}?target=${target}`;
}

/** The same page for browsers without script: its form carries the token from the start. */
export function getSkadesakerLenkeUtenSkript(target?: SkadesakerTarget): string {
  const jump = getSkadesakerLenke(target);
  return `${jump}${jump.includes('?') ? '&' : '?'}${COMPLETE_PARAMETER}`;
}

/** Where the customer writes a vehicle's mileage (TASK-10). */
export function getKilometerstandLenke(avtalenummer: string): string {
  return `${FORSIKRING_PATH}/motor/detaljer/${encodeURIComponent(avtalenummer)}/endre/kilometerstand`;
}

const motor = 'motor/detaljer';
const kollektivUlykke = 'kollektiv-ulykke-details';
const generell = 'detaljer';

/** The page each product has of its own (OD-44, OD-45). What is not here has the generic page (CARD-18, CARD-38). */
const detaljsider: Partial<Record<ProductType, string>> = {
  KJAELEDYR: 'kjeledyr-details',
  INNBO: 'innbo-details',
  KOLLEKTIV_HJEM: 'kollektiv-innbo-details',
  BOLIGSELGER: 'boligselger-details',
  HUS: 'hus-details',
  FRITIDSHUS: 'fritidshus-details',
  REISE: 'reise-details',
  KOLLEKTIV_REISE: 'kollektiv-reise-details',
  KOLLEKTIV_ULYKKE: kollektivUlykke,
  KOLLEKTIV_ULYKKE_BARN: kollektivUlykke,
  KOLLEKTIV_ULYKKE_FRITID: kollektivUlykke,
  GRUPPE_ULYKKE: kollektivUlykke,
  GRUPPE_KRITISK_SYKDOM: kollektivUlykke,
  GRUPPELIV: 'gruppeliv-details',
  BAAT: motor,
  MC: motor,
  MOPED: motor,
  FIRMABIL: motor,
  VETERANBIL: motor,
  SNOSCOOTER: motor,
  TRAKTOR: motor,
  CAMPING: motor,
  VAREBIL: motor,
  ANNET_KJORETOY: motor,
  BIL: motor,
  SEK: motor,
};
const detaljsiderByType = new Map<string, string>(Object.entries(detaljsider));

/** What decides where an agreement leads. */
export type AvtaleTarget = Pick<
  Avtale,
  | 'policyNumber'
  | 'productType'
  | 'productCode'
  | 'description'
  | 'systemSource'
  | 'avtaleStatus'
  | 'avtaleStatusDescription'
>;

/**
 * Where an agreement's card leads. In this order (OD-47, CARD-06 to CARD-25, CARD-38):
 * missing details, an agreement that will not be renewed, travel with the codes P48, P44 and Y44, the product's own
 * page, the generic page. Every detail page is found by the policy number, so an agreement without one leads to the
 * page about missing details whatever system it came from; a missing product type does so for LOFAVOR and PARIS.
 */
export function getAvtaleLenke(avtale: AvtaleTarget): string {
  const nummer = avtale.policyNumber?.trim() ?? '';
  if (nummer === '' || isUtenDetaljer(avtale)) return lenker.manglerDetaljer;
  const egenSide = detaljsiderByType.get(avtale.productType ?? '');
  const side =
    egenSide === undefined || isFornyesIkke(avtale) || isReiseUtenEgenSide(avtale) ? generell : egenSide;
  return `${FORSIKRING_PATH}/${side}/${encodeURIComponent(nummer)}`;
}

function isUtenDetaljer({ systemSource, productType }: AvtaleTarget): boolean {
  return (systemSource === 'LOFAVOR' || systemSource === 'PARIS') && (productType?.trim() ?? '') === '';
}

/** AMB-03: 'non-renewal' is an agreement that will not be renewed, not every agreement outside renewal. */
function isFornyesIkke({ avtaleStatus, avtaleStatusDescription }: AvtaleTarget): boolean {
  return avtaleStatus === 'NON_RENEWAL' || avtaleStatusDescription === 'Fornyes ikke';
}

/** CARD-19 to CARD-22. */
function isReiseUtenEgenSide({ productType, productCode, description }: AvtaleTarget): boolean {
  if (productType !== 'REISE' && productType !== 'KOLLEKTIV_REISE') return false;
  if (productCode === 'P44') return !(description ?? '').includes('UNG');
  return productCode === 'P48' || productCode === 'Y44';
}

/** What decides where an offer is continued. */
export type TilbudTarget = Pick<Tilbud, 'policyNumber' | 'versionNumber' | 'productType' | 'pakkeTilbud'>;

/** Below the parent of the base path, by number and version, both ready for an address (OFF-17 to OFF-30). */
const fortsettelser: Record<
  TilbudProductType,
  (nummer: string, versjon: number, tilbud: TilbudTarget) => string
> = {
  HUS: (nummer, versjon, { pakkeTilbud }) => {
    const link = `hus/startside-tilbud?husAvtale=${nummer}&version=${versjon}`;
    // OFF-18: only where there is no doubt which one.
    const [pakke] = pakkeTilbud;
    return pakke === undefined || pakkeTilbud.length > 1
      ? link
      : `${link}&innboAvtale=${encodeURIComponent(pakke.policyNumber)}`;
  },
  INNBO: (nummer, versjon) => `innbo/tilbud/${nummer}/${versjon}`,
  FRITIDSHUS: (nummer, versjon) => `hytte/tilbud/${nummer}/${versjon}`,
  REISE: (nummer) => `skade/reise/utsjekk/${nummer}/fortsett`,
  KJAELEDYR: getKjaeledyrsti,
  LOFAVOR_KJAELEDYR: getKjaeledyrsti,
  BIL: (nummer) => `motor/bil/${nummer}`,
  MC: (nummer) => `motor/mc/${nummer}`,
  MOPED: (nummer) => `motor/moped/${nummer}`,
  BAAT: (nummer) => `motor/baat/${nummer}`,
  SEK: (nummer) => `motor/sek/${nummer}`,
  TILHENGER: (nummer) => `motor/tilhenger/hent/${nummer}`,
};

function getKjaeledyrsti(nummer: string, versjon: number): string {
  return `skade/kjaeledyr/oppsummering/${nummer}/${versjon}`;
}

/**
 * Where the customer takes up an offer; undefined without number or version, whatever the type needs (OFF-32, AMB-26).
 * Show it through {@link toKjopsLenke}.
 */
export function findTilbudLenke(tilbud: TilbudTarget): string | undefined {
  const nummer = tilbud.policyNumber?.trim() ?? '';
  if (nummer === '' || tilbud.versionNumber === undefined) return undefined;
  const sti = fortsettelser[tilbud.productType](encodeURIComponent(nummer), tilbud.versionNumber, tilbud);
  return `${FORSIKRING_PATH}/${sti}`;
}
