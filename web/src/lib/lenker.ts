import type { SkadesakerTarget } from '@portal/contract/skadesaker-form.ts';
import {
  BASE_PATH,
  CATALOGUE_PATH,
  COMPLETE_PARAMETER,
  FORSIKRING_PATH,
  INNLOGGINGER_PATH,
  KLAGE_PATH,
  PROFIL_PATH,
  SKADESAKER_JUMP_PATH,
} from '@portal/contract/paths.ts';
import { UTSEENDE_PATH } from '@portal/contract/utseende.ts';

/**
 * Every internal address of the portal and its neighbouring apps is made here, and nowhere else: what one matter has many
 * of, in a file of its own beside this (`avtale-lenke.ts`, `kjop-lenke.ts`, `tilbud-lenke.ts`), for the pages that have it.
 */
export const lenker = {
  oversikt: BASE_PATH,
  /** The neighbour where all of the customer's insurance matters begin. */
  forsikring: FORSIKRING_PATH,
  tilbud: `${BASE_PATH}/tilbud`,
  /** A form post: what removes an offer where no script runs. */
  fjernTilbud: `${BASE_PATH}/tilbud/fjern`,
  betaling: `${FORSIKRING_PATH}/betaling`,
  /** Where one finds what to buy. */
  kjop: `${BASE_PATH}/kjopsinnganger`,
  /** Contact details, addresses and consents; its forms post here too. */
  profil: PROFIL_PATH,
  /** Where the customer is logged in, and the forms that end it. */
  innlogginger: INNLOGGINGER_PATH,
  /** Insurances through others: card, programme, employer or union. */
  andreForsikringer: `${BASE_PATH}/andre-forsikringer`,
  /** Offers from an adviser that wait for an answer. */
  aksept: `${FORSIKRING_PATH}/aksept`,
  /** Where an agreement leads that we know too little about. */
  manglerDetaljer: `${FORSIKRING_PATH}/skade/mangler-detaljer`,
  /** How one complains, and to whom; open without login. */
  klage: KLAGE_PATH,
  /** A form post; never a link, so that nothing logs the customer out by looking ahead. */
  loggUt: `${BASE_PATH}/logg-ut`,
  /** Takes the choice of light or dark by a form post. */
  utseende: `${BASE_PATH}${UTSEENDE_PATH}`,
  /** Where the login form posts; from here the way goes to the identity provider. */
  startInnlogging: '/auth/start',
  /** In development only. */
  katalog: BASE_PATH + CATALOGUE_PATH,
  finansportalen: 'https://www.finansportalen.no',
  /** Where the registered address is changed. */
  folkeregisteret: 'https://www.skatteetaten.no/person/folkeregister/flytte/',
  /** In the footer of every page: how to reach us. */
  kontakt: '#kontakt',
} as const;

/** An address at the bank's own domain; undefined where the domain is none. `path` begins with a slash. */
export function findBankLenke(domene: string | undefined, path: string): string | undefined {
  if (domene === undefined || !/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(domene)) return undefined;
  return `https://${domene}${path}`;
}

/** The jump to the claims cases; `ahv` is the health declaration. */
export function getSkadesakerLenke(target?: SkadesakerTarget): string {
  const jump = BASE_PATH + SKADESAKER_JUMP_PATH;
  return target === undefined ? jump : `${jump}?target=${target}`;
}

/** The same page for browsers without script: its form carries the token from the start. */
export function getSkadesakerLenkeUtenSkript(target?: SkadesakerTarget): string {
  const jump = getSkadesakerLenke(target);
  return `${jump}${jump.includes('?') ? '&' : '?'}${COMPLETE_PARAMETER}`;
}
