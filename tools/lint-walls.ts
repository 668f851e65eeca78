/** Who may import what: `oxlint.config.ts` makes the linter's rules of it, `walls.test.ts` tries each. */

const ours = (rooms: string) => String.raw`^(@portal|(\.\./)+)/?(${rooms})(/|$)`;
const FETCH =
  'Calls go through the client in @portal/contract/client.ts, which knows headers, errors and expiry.';
const CALLS = 'Calls out go through the outside client, which knows time limits, breakers and parsers.';
const FEATURES =
  'Features do not import features: a page (page.tsx, page-….tsx) or app.ts puts them together.';
const NODE = "This runs in the browser too, where Node's modules do not exist.";
const SERVER = 'server imports only contract of ours: pages come as the render function handed to buildApp.';

/** What an import is stopped by, and what is said then. */
export const WALLS = {
  web: [
    ours('server|simulators|e2e|tools|bench'),
    'web imports only contract of ours: the server reaches it by answers.',
  ],
  server: [ours('web|simulators|e2e|tools|bench'), SERVER],
  // Of tools what makes people for tests, which stands in a folder of its own.
  serverTests: [String.raw`${ours('web|simulators|e2e|bench')}|/tools/([^/]+$|[^t/])`, SERVER],
  contract: [ours('server|web|simulators|e2e|tools|bench'), 'contract imports nothing of ours.'],
  simulators: [
    ours('contract|server|web|e2e|tools|bench'),
    'simulators import nothing of ours: sharing hides faults.',
  ],
  stories: [ours('server|web|simulators'), 'A story meets the portal as a customer does, never its code.'],
  byName: [
    String.raw`^(\.\./)+contract/`,
    'Import the contract as @portal/contract/...: one name everywhere.',
  ],
  node: ['^(node:|undici$)', NODE],
  nodeValues: ['^(node:|undici$)', `${NODE} Only types.`],
  above: [
    '/(features|frame)/',
    'ui and lib are below features and frame: what they need comes as arguments.',
  ],
  features: [String.raw`^\.\./[^.]|/features/`, FEATURES],
  featuresFromWithin: [String.raw`^\.\./\.\./[^.]|/features/`, FEATURES],
  callsOut: ['^(undici|node:https)$', CALLS],
  testHelpers: ['(^|/)testing/', 'Test helpers have no place in what runs in production.'],
} as const;

export type Wall = keyof typeof WALLS;
export interface Room {
  files: string[];
  walls: Wall[];
  /** Why `fetch` is not called here, or true where it may be. Left out: as in the room around. */
  fetch?: string | true;
}

const web: Wall[] = ['web', 'byName'];
const server: Wall[] = ['server', 'byName', 'testHelpers'];

/** Of several rooms that a file is in, the last one counts whole. */
export const ROOMS: Room[] = [
  { files: ['web/src/**'], walls: [...web, 'node'], fetch: FETCH },
  { files: ['web/src/entry.server.tsx'], walls: [...web, 'nodeValues'] },
  { files: ['web/src/ui/**', 'web/src/lib/**'], walls: [...web, 'node', 'above'] },
  { files: ['web/src/features/*/*'], walls: [...web, 'node', 'features'] },
  { files: ['web/src/features/*/page.tsx', 'web/src/features/*/page-*.tsx'], walls: [...web, 'node'] },
  // Tests that read a file run in Node alone.
  { files: ['web/src/{themes,styles,frame,drawings}/**/*.test.ts'], walls: web },
  { files: ['server/src/**'], walls: [...server, 'callsOut'], fetch: CALLS },
  { files: ['server/src/features/*/*'], walls: [...server, 'callsOut', 'features'] },
  { files: ['server/src/features/*/*/*'], walls: [...server, 'callsOut', 'featuresFromWithin'] },
  { files: ['server/src/outside/**', 'server/src/session/oidc*'], walls: server, fetch: true },
  {
    files: ['server/src/**/*.test.ts', 'server/src/testing/**'],
    walls: ['serverTests', 'byName'],
    fetch: true,
  },
  { files: ['server/src/features/*/*.test.ts'], walls: ['server', 'byName', 'features'] },
  {
    files: ['contract/src/**'],
    walls: ['contract', 'nodeValues'],
    fetch: 'Only client.ts calls the server.',
  },
  { files: ['simulators/src/**'], walls: ['simulators'] },
  { files: ['e2e/**'], walls: ['stories'] },
];
