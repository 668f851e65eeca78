import type { Aktivitet, AktivitetParameters, IkkeMegRequest, IkkeMegResponse } from './aktivitet.ts';
import type { Produktanbefaling, ProduktanbefalingParameters } from './anbefalinger.ts';
import type { Kundeadresser, Postnummer } from './adresse.ts';
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
import type { Delinger, DelingRequest, RegistrerteDelinger } from './delinger.ts';
import type { SparebankAvtaler, Sparebankmeldinger, LestMeldingRequest } from './sparebank.ts';
import { endpoint } from './endpoint.ts';
import type { AvsluttInnloggingRequest, Innlogginger } from './innlogginger.ts';
import type { KontaktinformasjonRequest, LivkontaktRequest, Livkunde } from './kontaktinformasjon.ts';
import type { BetalingerResponse, PriserResponse } from './kostnader.ts';
import type { Kunde, Samtykker } from './kunde.ts';
import type { Count, Motoroppgaver, UlesteMeldinger } from './oppgaver.ts';
import type { Oppbevaring } from './oppbevaring.ts';
import type { OversiktConfig } from './oversikt-config.ts';
import { API_PATH } from './paths.ts';
import type { JumpToken } from './skadesaker.ts';
import type {
  EndringResponse,
  Reservasjon,
  ReservasjonRequest,
  SamtykkeRequest,
  Samtykketekster,
  SamtykketeksterParameters,
} from './samtykke.ts';
import type { Samtykkehistorikk } from './samtykkehistorikk.ts';
import type { TrackingId } from './sporing.ts';
import type { KontaktonskeRequest, OppfolgingRequest, TilbakemeldingRequest } from './tilbakemelding.ts';
import type { Tilgjengelighet } from './tilgjengelighet.ts';
import type { TilbudParams, TilbudQuery, TilbudResponse } from './tilbud.ts';

/** Every call the browser can make. The name of a GET is also its query key, and names its answer in the page's data. */
export const endpoints = {
  getSessionStatus: endpoint<SessionStatus>('GET', `${API_PATH}/auth/session-status`),
  getSession: endpoint<SessionInfo>('GET', `${API_PATH}/auth/session`),
  refreshSession: endpoint<undefined>('POST', `${API_PATH}/auth/session/refresh`),
  getClientContext: endpoint<ClientContext>('GET', `${API_PATH}/auth/client-context`),
  getBankkontakt: endpoint<Kontaktinfo>('GET', `${API_PATH}/auth/bankkontakt`),
  getKontaktinfo: endpoint<Kontaktinfo>('GET', `${API_PATH}/auth/kontaktinfo`),
  getTrackingId: endpoint<TrackingId>('GET', `${API_PATH}/auth/tracking-id`),
  getLogin: endpoint<LoginResponse>('GET', '/auth/login'),
  logout: endpoint<LogoutResponse, LogoutRequest>('POST', `${API_PATH}/auth/logout`),
  getInnlogginger: endpoint<Innlogginger>('GET', `${API_PATH}/auth/innlogginger`),
  endInnlogging: endpoint<undefined, AvsluttInnloggingRequest>(
    'POST',
    `${API_PATH}/auth/innlogginger/avslutt`,
  ),
  endOtherInnlogginger: endpoint<undefined>('POST', `${API_PATH}/auth/innlogginger/avslutt-andre`),
  getAktivitet: endpoint<Aktivitet, undefined, undefined, AktivitetParameters>(
    'GET',
    `${API_PATH}/auth/aktivitet`,
  ),
  reportIkkeMeg: endpoint<IkkeMegResponse, IkkeMegRequest>('POST', `${API_PATH}/auth/aktivitet/ikke-meg`),
  getDelinger: endpoint<Delinger>('GET', `${API_PATH}/delinger/hent`),
  getRegistrerteDelinger: endpoint<RegistrerteDelinger>('GET', `${API_PATH}/delinger/registrerte`),
  updateDeling: endpoint<undefined, DelingRequest>('POST', `${API_PATH}/delinger/oppdater`),
  getOppbevaring: endpoint<Oppbevaring>('GET', `${API_PATH}/oppbevaring/hent`),
  getOversiktConfig: endpoint<OversiktConfig>('GET', `${API_PATH}/oversikt/config`),
  getTilgjengelighet: endpoint<Tilgjengelighet>('GET', `${API_PATH}/oversikt/tilgjengelighet`),
  getAvtaler: endpoint<AvtalerResponse>('GET', `${API_PATH}/avtaleoversikt/avtaler`),
  getBetalinger: endpoint<BetalingerResponse>('GET', `${API_PATH}/avtaleoversikt/betalinger`),
  getPriser: endpoint<PriserResponse>('GET', `${API_PATH}/avtaleoversikt/priser`),
  getSparebankAvtaler: endpoint<SparebankAvtaler>('GET', `${API_PATH}/eikaintegrasjon/avtaler`),
  getSparebankmeldinger: endpoint<Sparebankmeldinger>(
    'GET',
    `${API_PATH}/eikaintegrasjon/kundekommunikasjon`,
  ),
  markSparebankmeldingLest: endpoint<undefined, LestMeldingRequest>(
    'POST',
    `${API_PATH}/eikaintegrasjon/kundekommunikasjon/lest`,
  ),
  getTilbud: endpoint<TilbudResponse>('GET', `${API_PATH}/avtaleoversikt/tilbud`),
  deleteTilbud: endpoint<undefined, undefined, TilbudParams, TilbudQuery>(
    'DELETE',
    `${API_PATH}/avtaleoversikt/tilbud/:avtaleNummer`,
  ),
  getKunde: endpoint<Kunde>('GET', `${API_PATH}/skadekunde/hent`),
  updateKontaktinformasjon: endpoint<undefined, KontaktinformasjonRequest>(
    'PUT',
    `${API_PATH}/skadekunde/kontaktinformasjon`,
  ),
  getLivkunde: endpoint<Livkunde>('GET', `${API_PATH}/liv/kunde/v1/kunde`),
  updateLivkontakt: endpoint<undefined, LivkontaktRequest>('POST', `${API_PATH}/liv/kunde/v1/contactInfo`),
  getKundeadresser: endpoint<Kundeadresser>('GET', `${API_PATH}/adresse/kundeadresser`),
  getPostnummer: endpoint<Postnummer>('GET', `${API_PATH}/adresse/postnummer`),
  updateAdresse: endpoint<undefined>('POST', `${API_PATH}/adresse/oppdater`),
  getSamtykketekster: endpoint<Samtykketekster, undefined, undefined, SamtykketeksterParameters>(
    'GET',
    `${API_PATH}/samtykke/tekster`,
  ),
  updateSamtykke: endpoint<EndringResponse, SamtykkeRequest>('POST', `${API_PATH}/samtykke/oppdater`),
  getSamtykker: endpoint<Samtykker>('GET', `${API_PATH}/samtykke/hent`),
  getSamtykkehistorikk: endpoint<Samtykkehistorikk>('GET', `${API_PATH}/samtykke/historikk`),
  getReservasjon: endpoint<Reservasjon>('GET', `${API_PATH}/samtykke/reservasjon/hent`),
  updateReservasjon: endpoint<EndringResponse, ReservasjonRequest>(
    'POST',
    `${API_PATH}/samtykke/reservasjon`,
  ),
  getHelseerklaering: endpoint<Count>('GET', `${API_PATH}/oversikt/helseerklaering`),
  getAksepttilbud: endpoint<Count>('GET', `${API_PATH}/oversikt/aksepttilbud`),
  getUlesteMeldinger: endpoint<UlesteMeldinger>('GET', `${API_PATH}/oversikt/ulestemeldinger`),
  createJumpToken: endpoint<JumpToken>('POST', `${API_PATH}/jumpsst/`),
  getMotoroppgaver: endpoint<Motoroppgaver>('GET', `${API_PATH}/motor/oppgaver/motoroppgaver`),
  getProduktanbefaling: endpoint<Produktanbefaling, undefined, undefined, ProduktanbefalingParameters>(
    'GET',
    `${API_PATH}/nbo/produktanbefaling`,
  ),
  createTilbakemelding: endpoint<undefined, TilbakemeldingRequest>('POST', `${API_PATH}/feedback/`),
  createOppfolging: endpoint<undefined, OppfolgingRequest>('POST', `${API_PATH}/feedback/oppfolging`),
  createKontaktonske: endpoint<undefined, KontaktonskeRequest>('POST', `${API_PATH}/feedback/kontakt`),
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
/** The calls whose answers a page may carry and the browser may cache. */
export type QueryName = { [Name in EndpointName]: Name extends `get${string}` ? Name : never }[EndpointName];
/** The parameters of a query, sent in the address's query string. Undefined when it takes none. */
export type ParametersOf<Name extends EndpointName> = NonNullable<Endpoints[Name]['types']>['query'];
export type AnswerOf<Name extends EndpointName> = NonNullable<Endpoints[Name]['types']>['response'];
