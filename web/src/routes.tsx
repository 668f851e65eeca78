import { NBO_OVERSIKT } from '@portal/contract/nbo-oversikt.ts';
import type { SessionStatus } from '@portal/contract/auth.ts';
import type { OversiktConfig } from '@portal/contract/oversikt-config.ts';
import type { PageContext } from '@portal/contract/page.ts';
import type { Question } from '@portal/contract/query-key.ts';
import {
  ANDRE_FORSIKRINGER_PATH,
  BASE_PATH,
  CATALOGUE_PATH,
  DATA_PATH,
  INNLOGGINGER_PATH,
  KJOP_PATH,
  KLAGE_PATH,
  KOSTNADER_PATH,
  LAST_NED_PATH,
  PROFIL_PATH,
  SKADESAKER_JUMP_PATH,
  TILBUD_PATH,
  TILGJENGELIGHET_PATH,
} from '@portal/contract/paths.ts';

import { type LazyPage, lazyPage } from './lib/lazy-page.tsx';

/** First the portal's own, then those of outside systems. */
const ofOversikt = [
  'getOversiktConfig',
  'getSession',
  'getAvtaler',
  'getTilbud',
  'getKunde',
  'getHelseerklaering',
  'getAksepttilbud',
  'getUlesteMeldinger',
  'getMotoroppgaver',
  ['getProduktanbefaling', { produkt: NBO_OVERSIKT }],
] as const satisfies readonly Question[];
/** Only customers of savings banks have these. */
const ofSparebank = ['getSparebankAvtaler', 'getSparebankmeldinger'] as const satisfies readonly Question[];

const oversikt = lazyPage(
  'src/features/oversikt/page.tsx',
  () => import('./features/oversikt/page.tsx'),
  ({ hasSparebank }) => (hasSparebank === true ? [...ofOversikt, ...ofSparebank] : ofOversikt),
);
/** Loaded separately, so that the overview does not load an error page's styles. */
const closedOversikt = lazyPage(
  'src/features/oversikt/page-closed.tsx',
  () => import('./features/oversikt/page-closed.tsx'),
  ['getOversiktConfig'],
);
const tilbud = lazyPage('src/features/tilbud/page.tsx', () => import('./features/tilbud/page.tsx'), [
  'getOversiktConfig',
  'getTilbud',
  'getKunde',
  'getKontaktinfo',
]);

const kjopsinnganger = lazyPage(
  'src/features/kjopsinnganger/page.tsx',
  () => import('./features/kjopsinnganger/page.tsx'),
  ['getOversiktConfig', 'getClientContext', 'getKunde'],
);
const andreForsikringer = lazyPage(
  'src/features/andre-forsikringer/page.tsx',
  () => import('./features/andre-forsikringer/page.tsx'),
  ['getOversiktConfig'],
);
/** The customer record decides what else is needed: only customers with a customer number have addresses. */
const profil = lazyPage('src/features/profil/page.tsx', () => import('./features/profil/page.tsx'), [
  'getOversiktConfig',
  'getClientContext',
  'getKunde',
  'getSamtykker',
  'getReservasjon',
]);
const innlogginger = lazyPage(
  'src/features/innlogginger/page.tsx',
  () => import('./features/innlogginger/page.tsx'),
  ['getInnlogginger'],
);
/** What is missing is told before the file is made. */
const lastNed = lazyPage('src/features/last-ned/page.tsx', () => import('./features/last-ned/page.tsx'), [
  'getInnlogginger',
  'getAvtaler',
  'getPriser',
  'getBetalinger',
  'getTilbud',
]);
/** The activity is asked for by the page itself: the address says from where. */
const data = lazyPage('src/features/data/page.tsx', () => import('./features/data/page.tsx'), [
  'getOversiktConfig',
  'getClientContext',
  'getSamtykker',
  'getReservasjon',
  'getKunde',
  'getDelinger',
  'getRegistrerteDelinger',
  'getSamtykkehistorikk',
  'getOppbevaring',
]);
const kostnader = lazyPage('src/features/kostnader/page.tsx', () => import('./features/kostnader/page.tsx'), [
  'getOversiktConfig',
  'getKontaktinfo',
  'getAvtaler',
  'getBetalinger',
  'getPriser',
]);
const klage = lazyPage('src/features/klage/page.tsx', () => import('./features/klage/page.tsx'), [
  'getOversiktConfig',
  'getKontaktinfo',
]);
const tilgjengelighet = lazyPage(
  'src/features/tilgjengelighet/page.tsx',
  () => import('./features/tilgjengelighet/page.tsx'),
  ['getTilgjengelighet', 'getKontaktinfo'],
);
const skadesaker = lazyPage(
  'src/features/skadesaker/page.tsx',
  () => import('./features/skadesaker/page.tsx'),
  ['getOversiktConfig'],
);

interface Route {
  path: string;
  page: LazyPage;
  /** Always a new document, because the page depends on how its document was reached. */
  isOwnDocument?: boolean;
  /** Public, with or without login. */
  isOpen?: boolean;
}

/** Every page of the portal. */
export const routes: readonly Route[] = [
  { path: BASE_PATH, page: oversikt },
  { path: TILBUD_PATH, page: tilbud },
  { path: KJOP_PATH, page: kjopsinnganger },
  { path: ANDRE_FORSIKRINGER_PATH, page: andreForsikringer },
  { path: PROFIL_PATH, page: profil },
  { path: INNLOGGINGER_PATH, page: innlogginger },
  { path: LAST_NED_PATH, page: lastNed },
  { path: DATA_PATH, page: data },
  { path: KOSTNADER_PATH, page: kostnader },
  { path: KLAGE_PATH, page: klage, isOpen: true },
  { path: TILGJENGELIGHET_PATH, page: tilgjengelighet, isOpen: true },
  { path: BASE_PATH + SKADESAKER_JUMP_PATH, page: skadesaker, isOwnDocument: true },
];

const notFoundPage = lazyPage(
  'src/features/feil/not-found-page.tsx',
  () => import('./features/feil/not-found-page.tsx'),
  ['getSessionStatus', 'getClientContext', 'getOversiktConfig'],
);
export const failurePage = lazyPage(
  'src/features/feil/failure-page.tsx',
  () => import('./features/feil/failure-page.tsx'),
  [],
);
const otherSessionPage = lazyPage(
  'src/features/feil/other-session-page.tsx',
  () => import('./features/feil/other-session-page.tsx'),
  [],
);
export const loginPage = lazyPage('src/features/login/page.tsx', () => import('./features/login/page.tsx'), [
  'getLogin',
  'getKontaktinfo',
]);

/** The page of a full path, with or without a trailing slash; undefined for an address outside the portal. */
export function findPage(pathname: string): LazyPage | undefined {
  return findRoute(pathname)?.page;
}

/** Whether a link to the path may be followed by client-side navigation. */
export function isInPlace(pathname: string): boolean {
  const route = findRoute(pathname);
  return route !== undefined && route.isOwnDocument !== true;
}

function findRoute(pathname: string): Route | undefined {
  const path = pathname.replace(/\/$/, '');
  return routes.find((route) => route.path === path);
}

/** Not a route: shown only when the server says so. It is a package of its own. */
const cataloguePage = lazyPage('../katalog/src/page.tsx', () => import('../../katalog/src/page.tsx'), []);

/**
 * The page of an address. Without a session every known address shows the login page, or not-found where direct login
 * is off.
 */
export function choosePage(
  pathname: string,
  { failure, isCatalogue }: PageContext,
  status: SessionStatus | undefined,
  config: OversiktConfig | undefined,
): { page: LazyPage; status: 200 | 404 } {
  if (failure !== undefined)
    return { page: failure === 'otherSession' ? otherSessionPage : failurePage, status: 200 };
  if (isCatalogue === true && pathname.replace(/\/$/, '') === BASE_PATH + CATALOGUE_PATH)
    return { page: cataloguePage, status: 200 };
  const route = findRoute(pathname);
  // Only where the operator has written one, and then the footer links to it.
  const isMissing = route?.page === tilgjengelighet && config?.runtime.lenker.tilgjengelighet !== route.path;
  if (route === undefined || isMissing) return { page: notFoundPage, status: 404 };
  const isClosed = route.page === oversikt && config?.featureFlags['nysalg-skade'] === false;
  const known = isClosed ? closedOversikt : route.page;
  if (status?.kfpSessionId || route.isOpen === true) return { page: known, status: 200 };
  if (config?.featureFlags['direct-login'] !== true) return { page: notFoundPage, status: 404 };
  return { page: loginPage, status: 200 };
}
