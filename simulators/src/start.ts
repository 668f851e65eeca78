import type { JWK } from 'oidc-provider';
import { anbefalingerOperations } from './anbefalinger/anbefalinger.ts';
import { createBankRoutes } from './bank/bank-routes.ts';
import { sourceSystems } from './customers/customer.ts';
import { customers } from './customers/list.ts';
import { createPeople } from './customers/people.ts';
import { createDoorRoutes } from './door/door.ts';
import type { ExchangeCheck } from './exchanges/create-exchange-check.ts';
import { createFaultSwitch } from './faults/fault-switch.ts';
import { createIdentityRoutes } from './identity/identity.ts';
import { sendJson } from './kit/exchange.ts';
import { createSystemRoutes, type OutsideSystemContext } from './kit/outside-system.ts';
import { stylesRoute } from './kit/page.ts';
import { createRouter, route } from './kit/routing.ts';
import { type OnRequest, type RunningServer, startServer } from './kit/server.ts';
import { createJournal } from './journal/journal.ts';
import { createKunderegister } from './kunderegister/kunderegister.ts';
import { createLivregister } from './livregister/livregister.ts';
import { neighbourRoutes } from './neighbours/neighbours.ts';
import { oppgaverOperations } from './oppgaver/oppgaver.ts';
import { createSkadesakerRoutes } from './skadesaker/skadesaker.ts';
import { createSamtykkeregister } from './samtykkeregister/samtykkeregister.ts';
import { createSinkRoutes } from './sink/sink.ts';
import { createSourceSystem } from './source-system/source-system.ts';
import { sparebankOperations } from './sparebank/sparebank.ts';
import { createVarsling } from './varsling/varsling.ts';
import { createWebHost } from './web-host/web-host.ts';

export interface SimulatorOptions {
  host: string;
  /** 0 for any free port. */
  port: number;
  token: string;
  clientId: string;
  clientSecret: string;
  /** The client's public key, as JSON: it then logs customers in as buyers of this size ask for it. */
  clientJwk?: string;
  /** Each reading of the consents' texts gives versions of its own. */
  hasNewTexts?: boolean;
  /** Lets whoever asks make a person (`door/`). */
  hasDoor?: boolean;
  webHost?: { port: number; portalUrl: URL };
  /** Hears every address that is asked for, so that what must stand in none can be looked for. */
  onAddress?: (asked: AskedAddress) => void;
  /** Holds the exchanges of the outside systems against their pages. */
  check?: ExchangeCheck;
}

export interface AskedAddress {
  server: 'simulators' | 'web-host';
  address: string;
  /** Where the browser was, which a page may have changed without asking anybody. */
  referer?: string;
}

/** The portal's address for word of ended sessions. */
const LOGOUT_PATH = '/auth/backchannel-logout';

export interface RunningSimulators {
  address: string;
  webHost?: string;
  close: () => Promise<void>;
}

/** Starts the whole outside world. Rejects, with nothing left running, when a port is taken. */
export async function startSimulators(options: SimulatorOptions): Promise<RunningSimulators> {
  const server = await startServer(options.host, options.port, toListener(options, 'simulators'));
  const address = `http://localhost:${server.port}`;
  let portalPort: number | undefined;
  serveOutsideWorld(server, address, options, () => portalPort);

  if (options.webHost === undefined) return { address, close: server.close };

  const webHost = await startServer(
    options.host,
    options.webHost.port,
    toListener(options, 'web-host'),
  ).catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  portalPort = webHost.port;
  webHost.serve(createWebHost(options.webHost.portalUrl));
  return {
    address,
    webHost: `http://localhost:${webHost.port}`,
    close: async () => {
      await Promise.all([server.close(), webHost.close()]);
    },
  };
}

function toListener({ onAddress }: SimulatorOptions, server: AskedAddress['server']): OnRequest | undefined {
  return ({ url, headers: { referer } }) =>
    onAddress?.({ server, address: url ?? '', ...(referer !== undefined && { referer }) });
}

function serveOutsideWorld(
  server: RunningServer,
  address: string,
  options: SimulatorOptions,
  findPortalPort: () => number | undefined,
): void {
  const people = createPeople();
  const faults = createFaultSwitch(people);
  const journal = createJournal();
  const context: OutsideSystemContext = { token: options.token, people, faults, check: options.check };

  server.serve(
    createRouter(
      [
        ...createIdentityRoutes(address, toClient(options), context),
        ...sourceSystems.flatMap((system) => createSystemRoutes(system, createSourceSystem(system), context)),
        ...createSystemRoutes('oppgaver', oppgaverOperations, context),
        ...createSystemRoutes('anbefalinger', anbefalingerOperations, context),
        ...createSystemRoutes('sparebank', sparebankOperations, context),
        ...createSystemRoutes('kunderegister', createKunderegister(journal), context),
        ...createSystemRoutes('livregister', createLivregister(journal), context),
        ...createSystemRoutes('samtykkeregister', createSamtykkeregister(journal, options), context),
        ...createSystemRoutes('varsling', createVarsling(journal), context),
        ...createBankRoutes(server.port, findPortalPort),
        ...neighbourRoutes,
        ...createSkadesakerRoutes(options, people),
        ...faults.routes,
        ...journal.routes,
        ...(options.hasDoor === true ? createDoorRoutes(people) : []),
        ...createSinkRoutes(),
        stylesRoute,
        route('GET', '/customers', (exchange) =>
          sendJson(
            exchange,
            200,
            customers.map(({ key, fodselsnummer, navn, beskrivelse }) => ({
              key,
              fodselsnummer,
              navn,
              beskrivelse,
            })),
          ),
        ),
      ],
      (exchange) => sendJson(exchange, 404, { message: 'There is nothing here' }),
    ),
  );
}

/** The portal as the identity provider knows it; one that stands behind the web host is told of ended sessions. */
function toClient({ clientId, clientSecret, clientJwk, webHost }: SimulatorOptions) {
  return {
    clientId,
    clientSecret,
    ...(clientJwk !== undefined && { publicKey: JSON.parse(clientJwk) as JWK }),
    ...(webHost && { logoutUri: new URL(LOGOUT_PATH, webHost.portalUrl).href }),
  };
}
