import type { Produktanbefaling, ProduktanbefalingParameters } from './anbefalinger.ts';
import type { AvtalerResponse } from './avtaler.ts';
import type {
  ClientContext,
  Kontaktinfo,
  LoginResponse,
  LogoutRequest,
  LogoutResponse,
  SessionInfo,
  SessionStatus,
} from './auth.ts';
import { endpoint } from './endpoint.ts';
import type { Kunde } from './kunde.ts';
import type { Count, Motoroppgaver, UlesteMeldinger } from './oppgaver.ts';
import type { OversiktConfig } from './oversikt-config.ts';
import { API_PATH } from './paths.ts';
import type { JumpToken } from './skadesaker.ts';
import type { TilbudParams, TilbudResponse } from './tilbud.ts';

/** Every call the browser can make. The name of a GET is also its query key and the name of its answer in a page. */
export const endpoints = {
  getSessionStatus: endpoint<SessionStatus>('GET', `${API_PATH}/auth/session-status`),
  getSession: endpoint<SessionInfo>('GET', `${API_PATH}/auth/session`),
  refreshSession: endpoint<undefined>('POST', `${API_PATH}/auth/session/refresh`),
  getClientContext: endpoint<ClientContext>('GET', `${API_PATH}/auth/client-context`),
  getBankkontakt: endpoint<Kontaktinfo>('GET', `${API_PATH}/auth/bankkontakt`),
  getKontaktinfo: endpoint<Kontaktinfo>('GET', `${API_PATH}/auth/kontaktinfo`),
  getLogin: endpoint<LoginResponse>('GET', '/auth/login'),
  logout: endpoint<LogoutResponse, LogoutRequest>('POST', `${API_PATH}/auth/logout`),
  getOversiktConfig: endpoint<OversiktConfig>('GET', `${API_PATH}/oversikt/config`),
  getAvtaler: endpoint<AvtalerResponse>('GET', `${API_PATH}/avtaleoversikt/avtaler`),
  getTilbud: endpoint<TilbudResponse>('GET', `${API_PATH}/avtaleoversikt/tilbud`),
  deleteTilbud: endpoint<undefined, undefined, TilbudParams>(
    'DELETE',
    `${API_PATH}/avtaleoversikt/tilbud/:avtaleNummer`,
  ),
  getKunde: endpoint<Kunde>('GET', `${API_PATH}/skadekunde/hent`),
  getHelseerklaering: endpoint<Count>('GET', `${API_PATH}/oversikt/helseerklaering`),
  getAksepttilbud: endpoint<Count>('GET', `${API_PATH}/oversikt/aksepttilbud`),
  getUlesteMeldinger: endpoint<UlesteMeldinger>('GET', `${API_PATH}/oversikt/ulestemeldinger`),
  createJumpToken: endpoint<JumpToken>('POST', `${API_PATH}/jumpsst/`),
  getMotoroppgaver: endpoint<Motoroppgaver>('GET', `${API_PATH}/motor/oppgaver/motoroppgaver`),
  getProduktanbefaling: endpoint<Produktanbefaling, undefined, undefined, ProduktanbefalingParameters>(
    'GET',
    `${API_PATH}/nbo/produktanbefaling`,
  ),
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
/** The calls whose answers a page may carry and the browser may cache. */
export type QueryName = { [Name in EndpointName]: Name extends `get${string}` ? Name : never }[EndpointName];
/** What a query is asked with besides its name: the query of its address. Undefined where it takes nothing. */
export type ParametersOf<Name extends EndpointName> = NonNullable<Endpoints[Name]['types']>['query'];
export type AnswerOf<Name extends EndpointName> = NonNullable<Endpoints[Name]['types']>['response'];
