import type { SkadesakerTarget } from '@portal/contract/skadesaker-form.ts';
import {
  ANDRE_FORSIKRINGER_PATH,
  BASE_PATH,
  CATALOGUE_PATH,
  COMPLETE_PARAMETER,
  DATA_PATH,
  FORSIKRING_PATH,
  INNLOGGINGER_PATH,
  KJOP_PATH,
  KLAGE_PATH,
  KOSTNADER_PATH,
  LAST_NED_PATH,
  PROFIL_PATH,
  SKADESAKER_JUMP_PATH,
  TILBUD_PATH,
} from '@portal/contract/paths.ts';

import type { CheckedLink } from './link-rule.ts';

/**
 * All internal addresses of the portal and its neighbouring apps are made here. Groups of links are in files of their
 * own (`avtale-lenke.ts`, `kjop-lenke.ts`, `tilbud-lenke.ts`), loaded only by the pages that use them.
 */
export const lenker = {
  oversikt: BASE_PATH,
  /** The neighbouring app where all of the customer's insurance starts. */
  forsikring: FORSIKRING_PATH,
  tilbud: TILBUD_PATH,
  betaling: `${FORSIKRING_PATH}/betaling`,
  kjop: KJOP_PATH,
  /** Contact information, addresses and consents; its forms post here too. */
  profil: PROFIL_PATH,
  /** Where the customer is logged in, and the forms that log out there. */
  innlogginger: INNLOGGINGER_PATH,
  /** Takes all data along as a file. */
  lastNed: LAST_NED_PATH,
  /** What we know of the customer, who is told, and what was done. */
  data: DATA_PATH,
  /** What the insurances cost, when, and what changed. */
  kostnader: KOSTNADER_PATH,
  andreForsikringer: ANDRE_FORSIKRINGER_PATH,
  /** Offers from an adviser that wait for an answer. */
  aksept: `${FORSIKRING_PATH}/aksept`,
  /** For agreements that we know too little about. */
  manglerDetaljer: `${FORSIKRING_PATH}/skade/mangler-detaljer`,
  /** How to complain, and to whom; public. */
  klage: KLAGE_PATH,
  /** In development only. */
  katalog: BASE_PATH + CATALOGUE_PATH,
  finansportalen: 'https://www.finansportalen.no',
  /** Where the registered address is changed. */
  folkeregisteret: 'https://www.skatteetaten.no/person/folkeregister/flytte/',
  /** Contact information in the footer of every page. */
  kontakt: '#kontakt',
} as const;

/** An address at the bank's own domain; undefined for an invalid domain. `path` begins with a slash. */
export function findBankLenke(domene: string | undefined, path: string): string | undefined {
  if (domene === undefined || !/^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u.test(domene)) return undefined;
  return `https://${domene}${path}`;
}

/** The jump to the claims cases; `ahv` is the health declaration. */
export function getSkadesakerLenke(target?: SkadesakerTarget): string {
  const jump = BASE_PATH + SKADESAKER_JUMP_PATH;
  return target === undefined ? jump : `${jump}?target=${target}`;
}

/** The jump leads on to another site, which may refuse to be in a bank's frame. */
export function toSkadesakerLink(target?: SkadesakerTarget): CheckedLink {
  return { href: getSkadesakerLenke(target), external: false, target: '_top' };
}

/** The same page for browsers without JavaScript: its form has the token from the start. */
export function getSkadesakerLenkeUtenSkript(target?: SkadesakerTarget): string {
  const jump = getSkadesakerLenke(target);
  return `${jump}${target === undefined ? '?' : '&'}${COMPLETE_PARAMETER}`;
}
