/** Which folder may import what: `oxlint.config.ts` makes lint rules of it, and `walls.test.ts` tries each one. */

const ours = (rooms: string) => String.raw`^(@portal|(\.\./)+)/?(${rooms})(/|$)`;
const REST = 'simulators|e2e|tools|bench';
const FETCH =
  'Calls go through the client in @portal/contract/client.ts, which knows headers, errors and expiry.';
const CALLS = 'Calls out go through the outside client, which knows time limits, breakers and parsers.';
const FEATURES =
  'Features do not import features: a page (page.tsx, page-….tsx) or app.ts puts them together.';
const NODE = "This runs in the browser too, where Node's modules do not exist.";
const SERVER = 'server imports only contract of ours: pages come as the render function handed to buildApp.';
const AMOUNTS = 'Amounts are written by useBelop alone, so that the customer can hide them all.';
const WIRE =
  'An outside answer has a schema of its own (server/src/outside): the wire to the browser may change without it.';

/** What an import is stopped by, what is said then, and which names alone it stops, where it is not all. */
export const WALLS = {
  web: [ours(`server|${REST}`), 'web imports only contract of ours: the server reaches it by answers.'],
  server: [ours(`web|${REST}|postgres`), SERVER],
  // Without a configured database it starts the packaged one, so it may import postgres.
  database: [ours(`web|${REST}`), SERVER],
  // May import only the test people from tools, which are in a folder of their own.
  serverTests: [String.raw`${ours('web|simulators|e2e|bench')}|/tools/([^/]+$|[^t/])`, SERVER],
  contract: [ours(`server|web|${REST}`), 'contract imports nothing of ours.'],
  postgres: [ours(`contract|server|web|${REST}`), 'postgres imports nothing of ours.'],
  simulators: [ours(`contract|server|web|${REST}`), 'simulators import nothing of ours: sharing hides bugs.'],
  stories: [ours('server|web|simulators'), 'A story meets the portal as a customer does, never its code.'],
  byName: ['^([.][.]/)+contract/', 'Import the contract as @portal/contract/...: one name everywhere.'],
  node: ['^(node:|undici(/|$))', NODE],
  nodeValues: ['^(node:|undici(/|$))', `${NODE} Only types.`],
  above: ['/(features|frame)/', 'ui and lib are below features and frame: what they need is passed in.'],
  features: [String.raw`^\.\./[^.]|/features/`, FEATURES],
  featuresFromWithin: [String.raw`^\.\./\.\./[^.]|/features/`, FEATURES],
  wireSchemas: ['^@portal/contract/', WIRE, 'Schema$'],
  callsOut: ['^(undici(/.*)?|node:https)$', CALLS],
  http: ['/http/', 'http is above core, session and outside: what they need comes as arguments.'],
  fastify: ['^@?fastify', 'core knows no HTTP: what a request carries is read in http.'],
  belop: ['/(format/tall|belop/use-belop)[.]ts$', AMOUNTS, '^(createFormatTall|formatTall|vist)$'],
  testHelpers: ['(^|/)testing/', 'Test helpers have no place in what runs in production.'],
} as const;

export type Wall = keyof typeof WALLS;
/** `fetch`: why it must not be called here, or true where it may be. Left out: as in the surrounding room. */
export type Room = { files: string[]; walls: Wall[]; fetch?: string | true };

const web: Wall[] = ['web', 'byName', 'belop'];
const server: Wall[] = ['server', 'byName', 'testHelpers'];

/** When a file is in several rooms, only the last one applies. */
export const ROOMS: Room[] = [
  { files: ['web/src/**'], walls: [...web, 'node'], fetch: FETCH },
  { files: ['web/src/rendering/**'], walls: [...web, 'nodeValues'] },
  { files: ['web/src/ui/**', 'web/src/lib/**'], walls: [...web, 'node', 'above'] },
  { files: ['web/src/features/*/*'], walls: [...web, 'node', 'features'] },
  { files: ['web/src/features/*/page.tsx', 'web/src/features/*/page-*.tsx'], walls: [...web, 'node'] },
  { files: ['web/src/lib/belop/*', 'web/src/lib/format/*'], walls: ['web', 'byName', 'node', 'above'] },
  { files: ['katalog/src/**'], walls: [...web, 'node'], fetch: FETCH },
  // What runs only in Node: tests that read files or streams, and what takes React's stream.
  { files: ['web/src/*.test.ts', 'web/src/rendering/page-stream.ts'], walls: web },
  { files: ['web/src/{themes,styles,frame,drawings,rendering}/**/*.test.ts'], walls: web },
  { files: ['server/src/**'], walls: [...server, 'callsOut'], fetch: CALLS },
  {
    files: ['server/src/persistence/open-database.ts'],
    walls: ['database', 'byName', 'testHelpers', 'callsOut'],
  },
  { files: ['server/src/features/*/*'], walls: [...server, 'callsOut', 'features'] },
  { files: ['server/src/features/*/*/*'], walls: [...server, 'callsOut', 'featuresFromWithin'] },
  { files: ['server/src/core/**'], walls: [...server, 'callsOut', 'http', 'fastify'] },
  { files: ['server/src/session/**'], walls: [...server, 'callsOut', 'http'] },
  { files: ['server/src/session/oidc*'], walls: [...server, 'http'], fetch: true },
  { files: ['server/src/outside/**'], walls: [...server, 'http', 'wireSchemas'], fetch: true },
  { files: ['server/src/**/*.test.ts'], walls: ['serverTests', 'byName'], fetch: true },
  { files: ['server/src/testing/**'], walls: ['serverTests', 'byName'], fetch: true },
  { files: ['server/src/features/*/*.test.ts'], walls: ['server', 'byName', 'features'] },
  { files: ['contract/src/**'], walls: ['contract', 'nodeValues'], fetch: 'Only client.ts calls out.' },
  { files: ['simulators/src/**'], walls: ['simulators'] },
  { files: ['postgres/src/**'], walls: ['postgres'] },
  { files: ['e2e/**'], walls: ['stories'] },
];
