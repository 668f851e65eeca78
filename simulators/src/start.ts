import type { JWK } from 'oidc-provider';
import { createBankRoutes } from './bank/bank-routes.ts';
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
import { neighbourRoutes } from './neighbours/neighbours.ts';
import { createSkadesakerRoutes } from './skadesaker/skadesaker.ts';
import { createSinkRoutes } from './sink/sink.ts';
import { createSystems } from './systems.ts';
import { createWebHost } from './web-host/web-host.ts';

export interface SimulatorOptions {
  host: string;
  /** 0 takes any free port. */
  port: number;
  token: string;
  clientId: string;
  clientSecret: string;
  /** The client's public key (JWK) as JSON: logins then use the stricter protocol that large buyers require. */
  clientJwk?: string;
  /** Gives the consent texts new versions at each read. */
  hasNewTexts?: boolean;
  /** Lets any caller make a person (`door/`). */
  hasDoor?: boolean;
  webHost?: { port: number; portalUrl: URL };
  /** Called with every requested address, so that they can be searched for what must be in none. */
  onAddress?: (asked: AskedAddress) => void;
  /** Checks the exchanges of the outside systems against their contracts. */
  check?: ExchangeCheck;
}

export interface AskedAddress {
  server: 'simulators' | 'web-host';
  address: string;
  /** The page the browser was on, whose address may have been changed by script. */
  referer?: string;
}

/** The portal's address for back-channel logout. */
const LOGOUT_PATH = '/auth/backchannel-logout';

export interface RunningSimulators {
  address: string;
  webHost?: string;
  close: () => Promise<void>;
}

/** Starts all outside systems. When a port is taken it rejects, with nothing left running. */
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
        ...createSystems(journal, options).flatMap(([system, operations]) =>
          createSystemRoutes(system, operations, context),
        ),
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

/** The portal as a client of the identity provider. Behind the web host it also gets back-channel logouts. */
function toClient({ clientId, clientSecret, clientJwk, webHost }: SimulatorOptions) {
  return {
    clientId,
    clientSecret,
    ...(clientJwk !== undefined && { publicKey: JSON.parse(clientJwk) as JWK }),
    ...(webHost && { logoutUri: new URL(LOGOUT_PATH, webHost.portalUrl).href }),
  };
}
