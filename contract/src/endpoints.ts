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
import { endpoint, endpointAt } from './endpoint.ts';
import type { AvsluttInnloggingRequest, Innlogginger } from './innlogginger.ts';
import type { KontaktinformasjonRequest, LivkontaktRequest, Livkunde } from './kontaktinformasjon.ts';
import type { BetalingerResponse, PriserResponse } from './kostnader.ts';
import type { Kunde, Samtykker } from './kunde.ts';
import type { Count, Motoroppgaver, UlesteMeldinger } from './oppgaver.ts';
import type { Oppbevaring } from './oppbevaring.ts';
import type { OversiktConfig } from './oversikt-config.ts';
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
  getSessionStatus: endpoint<SessionStatus>('GET', '/auth/session-status'),
  getSession: endpoint<SessionInfo>('GET', '/auth/session'),
  refreshSession: endpoint<undefined>('POST', '/auth/session/refresh'),
  getClientContext: endpoint<ClientContext>('GET', '/auth/client-context'),
  getBankkontakt: endpoint<Kontaktinfo>('GET', '/auth/bankkontakt'),
  getKontaktinfo: endpoint<Kontaktinfo>('GET', '/auth/kontaktinfo'),
  getTrackingId: endpoint<TrackingId>('GET', '/auth/tracking-id'),
  getLogin: endpointAt<LoginResponse>('GET', '/auth/login'),
  logout: endpoint<LogoutResponse, LogoutRequest>('POST', '/auth/logout'),
  getInnlogginger: endpoint<Innlogginger>('GET', '/auth/innlogginger'),
  endInnlogging: endpoint<undefined, AvsluttInnloggingRequest>('POST', '/auth/innlogginger/avslutt'),
  endOtherInnlogginger: endpoint<undefined>('POST', '/auth/innlogginger/avslutt-andre'),
  getAktivitet: endpoint<Aktivitet, undefined, undefined, AktivitetParameters>('GET', '/auth/aktivitet'),
  reportIkkeMeg: endpoint<IkkeMegResponse, IkkeMegRequest>('POST', '/auth/aktivitet/ikke-meg'),
  getDelinger: endpoint<Delinger>('GET', '/delinger/hent'),
  getRegistrerteDelinger: endpoint<RegistrerteDelinger>('GET', '/delinger/registrerte'),
  updateDeling: endpoint<undefined, DelingRequest>('POST', '/delinger/oppdater'),
  getOppbevaring: endpoint<Oppbevaring>('GET', '/oppbevaring/hent'),
  getOversiktConfig: endpoint<OversiktConfig>('GET', '/oversikt/config'),
  getTilgjengelighet: endpoint<Tilgjengelighet>('GET', '/oversikt/tilgjengelighet'),
  getAvtaler: endpoint<AvtalerResponse>('GET', '/avtaleoversikt/avtaler'),
  getBetalinger: endpoint<BetalingerResponse>('GET', '/avtaleoversikt/betalinger'),
  getPriser: endpoint<PriserResponse>('GET', '/avtaleoversikt/priser'),
  getSparebankAvtaler: endpoint<SparebankAvtaler>('GET', '/eikaintegrasjon/avtaler'),
  getSparebankmeldinger: endpoint<Sparebankmeldinger>('GET', '/eikaintegrasjon/kundekommunikasjon'),
  markSparebankmeldingLest: endpoint<undefined, LestMeldingRequest>(
    'POST',
    '/eikaintegrasjon/kundekommunikasjon/lest',
  ),
  getTilbud: endpoint<TilbudResponse>('GET', '/avtaleoversikt/tilbud'),
  deleteTilbud: endpoint<undefined, undefined, TilbudParams, TilbudQuery>(
    'DELETE',
    '/avtaleoversikt/tilbud/:avtaleNummer',
  ),
  getKunde: endpoint<Kunde>('GET', '/skadekunde/hent'),
  updateKontaktinformasjon: endpoint<undefined, KontaktinformasjonRequest>(
    'PUT',
    '/skadekunde/kontaktinformasjon',
  ),
  getLivkunde: endpoint<Livkunde>('GET', '/liv/kunde/v1/kunde'),
  updateLivkontakt: endpoint<undefined, LivkontaktRequest>('POST', '/liv/kunde/v1/contactInfo'),
  getKundeadresser: endpoint<Kundeadresser>('GET', '/adresse/kundeadresser'),
  getPostnummer: endpoint<Postnummer>('GET', '/adresse/postnummer'),
  updateAdresse: endpoint<undefined>('POST', '/adresse/oppdater'),
  getSamtykketekster: endpoint<Samtykketekster, undefined, undefined, SamtykketeksterParameters>(
    'GET',
    '/samtykke/tekster',
  ),
  updateSamtykke: endpoint<EndringResponse, SamtykkeRequest>('POST', '/samtykke/oppdater'),
  getSamtykker: endpoint<Samtykker>('GET', '/samtykke/hent'),
  getSamtykkehistorikk: endpoint<Samtykkehistorikk>('GET', '/samtykke/historikk'),
  getReservasjon: endpoint<Reservasjon>('GET', '/samtykke/reservasjon/hent'),
  updateReservasjon: endpoint<EndringResponse, ReservasjonRequest>('POST', '/samtykke/reservasjon'),
  getHelseerklaering: endpoint<Count>('GET', '/oversikt/helseerklaering'),
  getAksepttilbud: endpoint<Count>('GET', '/oversikt/aksepttilbud'),
  getUlesteMeldinger: endpoint<UlesteMeldinger>('GET', '/oversikt/ulestemeldinger'),
  createJumpToken: endpoint<JumpToken>('POST', '/jumpsst/'),
  getMotoroppgaver: endpoint<Motoroppgaver>('GET', '/motor/oppgaver/motoroppgaver'),
  getProduktanbefaling: endpoint<Produktanbefaling, undefined, undefined, ProduktanbefalingParameters>(
    'GET',
    '/nbo/produktanbefaling',
  ),
  createTilbakemelding: endpoint<undefined, TilbakemeldingRequest>('POST', '/feedback/'),
  createOppfolging: endpoint<undefined, OppfolgingRequest>('POST', '/feedback/oppfolging'),
  createKontaktonske: endpoint<undefined, KontaktonskeRequest>('POST', '/feedback/kontakt'),
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
/** The calls whose answers a page may carry and the browser may cache. */
export type QueryName = { [Name in EndpointName]: Name extends `get${string}` ? Name : never }[EndpointName];
/** The parameters of a query, sent in the address's query string. Undefined when it takes none. */
export type ParametersOf<Name extends EndpointName> = NonNullable<Endpoints[Name]['types']>['query'];
export type AnswerOf<Name extends EndpointName> = NonNullable<Endpoints[Name]['types']>['response'];
