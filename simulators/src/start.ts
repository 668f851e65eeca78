import type { FastifyInstance } from 'fastify';
import type { JWK } from 'oidc-provider';
import { addBank } from './bank/bank-routes.ts';
import { customers } from './customers/list.ts';
import { createPeople } from './customers/people.ts';
import { addDoor } from './door/door.ts';
import type { ExchangeCheck } from './exchanges/create-exchange-check.ts';
import { createFaultSwitch } from './faults/fault-switch.ts';
import { addIdentity } from './identity/identity.ts';
import { addSystem, type OutsideSystemContext } from './kit/outside-system.ts';
import { addStyles } from './kit/page.ts';
import { createServer, findPort, type OnRequest } from './kit/server.ts';
import { createJournal } from './journal/journal.ts';
import { addNeighbours } from './neighbours/neighbours.ts';
import { addSkadesaker } from './skadesaker/skadesaker.ts';
import { addSink } from './sink/sink.ts';
import { createSystems } from './systems.ts';
import { createWebHost } from './web-host/web-host.ts';

export interface SimulatorOptions {
  /** On this machine alone. 0 takes any free port. */
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
  const { port, webHost } = options;
  const servers: FastifyInstance[] = [];
  const close = async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
  const listen = async (server: FastifyInstance, at: number) => {
    servers.push(server);
    await server.listen({ host: '127.0.0.1', port: at });
    return `http://localhost:${findPort(server)}`;
  };
  try {
    const address = await listen(
      createOutsideWorld(options, () => servers[1] && findPort(servers[1])),
      port,
    );
    if (webHost === undefined) return { address, close };
    const server = createWebHost(webHost.portalUrl, toListener(options, 'web-host'));
    return { address, webHost: await listen(server, webHost.port), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function toListener({ onAddress }: SimulatorOptions, server: AskedAddress['server']): OnRequest | undefined {
  return ({ url, headers: { referer } }) =>
    onAddress?.({ server, address: url ?? '', ...(referer !== undefined && { referer }) });
}

function createOutsideWorld(
  options: SimulatorOptions,
  findPortalPort: () => number | undefined,
): FastifyInstance {
  const people = createPeople();
  const faults = createFaultSwitch(people);
  const journal = createJournal();
  const context: OutsideSystemContext = { token: options.token, people, faults, check: options.check };

  const app = createServer(toListener(options, 'simulators'));
  addIdentity(app, () => `http://localhost:${findPort(app)}`, toClient(options), context);
  for (const [system, operations] of createSystems(journal, options))
    addSystem(app, system, operations, context);
  addBank(app, findPortalPort);
  addNeighbours(app);
  addSkadesaker(app, options, people);
  faults.addRoutes(app);
  journal.addRoutes(app);
  if (options.hasDoor === true) addDoor(app, people);
  addSink(app);
  addStyles(app);
  app.get('/customers', () =>
    customers.map(({ key, fodselsnummer, navn, beskrivelse }) => ({ key, fodselsnummer, navn, beskrivelse })),
  );
  return app;
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
