import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOMS, type Room, type Wall, WALLS } from './lint-walls.ts';
import { ROOT } from './paths.ts';

/** An import that the wall stops, from anywhere. */
const STOPPED: Record<Wall, string> = {
  web: '@portal/server/src/app.ts',
  server: '@portal/web/src/routes.tsx',
  serverTests: '@portal/web/src/routes.tsx',
  contract: '@portal/web/src/routes.tsx',
  database: '@portal/web/src/routes.tsx',
  postgres: '../../server/src/app.ts',
  simulators: '@portal/contract/avtaler.ts',
  stories: '@portal/server/src/app.ts',
  byName: '../../../contract/src/avtaler.ts',
  node: 'node:fs',
  nodeValues: 'node:fs',
  above: '../features/avtaler/a.ts',
  features: '../another/b.ts',
  featuresFromWithin: '../../another/b.ts',
  wireSchemas: '@portal/contract/avtaler.ts',
  callsOut: 'undici',
  http: '../http/request.ts',
  fastify: 'fastify',
  belop: '../../lib/format/tall.ts',
  testHelpers: '../testing/test-app.ts',
};
const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\n');
const isIn = (room: Room, path: string) => room.files.some((glob) => matchesGlob(path, glob));
/** A new file name in the room that no later room matches: beside an existing file. */
const planted = ROOMS.map((room) => {
  const neighbour = FILES.find(
    (path) => /\.tsx?$/.test(path) && ROOMS.findLast((each) => isIn(each, path)) === room,
  );
  return { room, path: neighbour };
});

/** Each crosses a wall: file, import, and the reason that the message must give. */
const broken: [path: string, code: string, reason: string][] = [
  ['web/src/routes.tsx', "import '../../server/src/app.ts';", 'web imports only contract of ours'],
  ['web/src/lib/a.ts', "import '@portal/server/app.ts';", 'web imports only contract of ours'],
  ['web/src/frame/b.ts', "import '@portal/simulators';", 'web imports only contract of ours'],
  [
    'web/src/frame/c.ts',
    "import '../../../contract/src/avtaler.ts';",
    'Import the contract as @portal/contract',
  ],
  [
    'web/src/frame/d.ts',
    "import type { Writable } from 'node:stream'; export type A = Writable;",
    'runs in the browser',
  ],
  ['web/src/rendering/a.ts', "import { Writable } from 'node:stream'; new Writable();", 'Only types'],
  ['web/src/features/avtaler/a.ts', "import '../oppgaver/b.ts';", 'Features do not import features'],
  [
    'web/src/features/avtaler/b.ts',
    "import '../../features/oppgaver/b.ts';",
    'Features do not import features',
  ],
  ['web/src/ui/a.ts', "import '../features/avtaler/a.ts';", 'ui and lib are below features'],
  ['web/src/ui/b.ts', "import '../frame/header.tsx';", 'ui and lib are below features'],
  ['web/src/frame/e.ts', "void fetch('/x');", 'Calls go through the client'],
  ['web/src/frame/f.ts', "void globalThis.fetch('/x');", 'Calls go through the client'],
  ['web/src/frame/g.ts', 'export const a = process.env;', 'process.env'],
  ['server/src/app.ts', "import '../../web/src/routes.tsx';", 'server imports only contract of ours'],
  ['server/src/main.ts', "import '@portal/web/src/routes.tsx';", 'server imports only contract of ours'],
  [
    'server/src/http/a.ts',
    "import '@portal/simulators/src/main.ts';",
    'server imports only contract of ours',
  ],
  ['server/src/http/b.ts', "import 'undici';", 'Calls out go through the outside client'],
  ['server/src/http/c.ts', "void fetch('http://x');", 'Calls out go through the outside client'],
  ['server/src/http/d.ts', 'export const a = process.env;', 'process.env'],
  ['server/src/http/e.ts', "import '../testing/test-app.ts';", 'Test helpers'],
  ['server/src/features/avtaler/a.ts', "import '../oppgaver/b.ts';", 'Features do not import features'],
  ['server/src/http/b.test.ts', "import '../../../tools/paths.ts';", 'server imports only contract of ours'],
  [
    'server/src/http/c.test.ts',
    "import '../../../tools/proof/a.ts';",
    'server imports only contract of ours',
  ],
  [
    'server/src/features/avtaler/sub/a.ts',
    "import '../../oppgaver/b.ts';",
    'Features do not import features',
  ],
  ['server/src/features/avtaler/a.test.ts', "import '../oppgaver/b.ts';", 'Features do not import features'],
  ['contract/src/a.ts', "import '../../server/src/app.ts';", 'contract imports nothing of ours'],
  ['contract/src/b.ts', "import '@portal/web';", 'contract imports nothing of ours'],
  ['contract/src/c.ts', "import 'node:fs';", 'runs in the browser too'],
  ['contract/src/d.ts', "void fetch('/x');", 'Only client.ts'],
  ['simulators/src/nice/a.ts', "import '@portal/contract/avtaler.ts';", 'simulators import nothing of ours'],
  ['simulators/src/nice/b.ts', "import '../../../server/src/app.ts';", 'simulators import nothing of ours'],
  [
    'e2e/stories/a.story.ts',
    "import '../../server/src/app.ts';",
    'A story meets the portal as a customer does',
  ],
  ['server/src/http/f.ts', 'async function f() {} f();', 'Promises must be awaited'],
  ['server/src/http/g.ts', 'export const a: any = 1;', 'Unexpected `any`'],
  ['server/src/http/h.ts', 'export const a = 1; // TODO: b', 'todo'],
  ['server/src/http/i.ts', '// @ts-ignore\nexport const a = 1;', '@ts-ignore'],
];

/** Each looks like one of the above and is allowed. */
const sound: [path: string, code: string][] = [
  ['web/src/features/oversikt/page.tsx', "import '../avtaler/a.ts';"],
  [
    'web/src/features/avtaler/c.ts',
    "import './d.ts'; import '../../lib/a.ts'; import '@portal/contract/avtaler.ts';",
  ],
  ['web/src/features/avtaler/c.test.ts', "import './c.ts';"],
  ['server/src/outside/outside-client.ts', "import 'undici';"],
  ['server/src/outside/a.ts', "export { systemSources } from '@portal/contract/system-sources.ts';"],
  ['server/src/config/environment.ts', 'export const a = process.env;'],
  ['server/src/features/avtaler/c.ts', "import '../../http/a.ts'; import '@portal/contract/avtaler.ts';"],
  ['server/src/http/a.test.ts', "import '../testing/test-app.ts'; void fetch('http://x');"],
  ['server/src/http/d.test.ts', "import '../../../tools/testing/create-kunde.ts';"],
  ['server/src/features/avtaler/sub/b.ts', "import '../a.ts';"],
  ['contract/src/client.ts', "void fetch('/x');"],
  ['simulators/src/nice/c.ts', "import '../kit/server.ts'; import 'node:http';"],
];

let root: string;
let found: Map<string, string[]>;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'walls-'));
  for (const path of ['oxlint.config.ts', 'tools/lint-walls.ts']) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await copyFile(join(ROOT, path), join(root, path));
  }
  await writeFile(join(root, 'tsconfig.json'), '{ "compilerOptions": { "strict": true, "types": [] } }');
  const crossing = planted.map(({ room, path = 'none.ts' }) => [
    path,
    room.walls
      .map(
        (wall) =>
          `import ${WALLS[wall][2] === undefined ? '' : '{ aSchema, formatTall } from '}'${STOPPED[wall]}';\n`,
      )
      .join(''),
  ]);
  for (const [path = '', code = ''] of [...broken, ...sound, ...crossing]) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), code);
  }
  found = lint();
}, 60_000);

afterAll(async () => {
  await rm(root, { recursive: true });
});

function lint(): Map<string, string[]> {
  const { diagnostics } = JSON.parse(runLinter()) as {
    diagnostics: { message: string; help?: string; filename: string }[];
  };
  const byFile = Map.groupBy(diagnostics, ({ filename }) => filename);
  return new Map(
    [...byFile].map(([file, entries]) => [
      file,
      entries.map(({ message, help }) => `${message} ${help ?? ''}`),
    ]),
  );
}

/** The linter exits with 1 when it finds something, which is expected here. */
function runLinter(): string {
  try {
    return execFileSync(join(ROOT, 'node_modules/.bin/oxlint'), ['--type-aware', '--format=json'], {
      cwd: root,
      encoding: 'utf8',
    });
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout);
    throw error;
  }
}

test.each(ROOMS.flatMap(({ files }) => files))('%s names a file that is there', (glob) => {
  expect(FILES.some((path) => matchesGlob(path, glob))).toBe(true);
});

describe.each(planted)('in $room.files', ({ room, path = 'none.ts' }) => {
  test.each(room.walls)('the wall "%s" stops an import', (wall) => {
    expect(found.get(path)?.join('\n')).toContain(WALLS[wall][1]);
  });
});

describe('a wall stops', () => {
  test.each(broken)('%s: %s', (path, _, reason) => {
    expect(found.get(path)?.join('\n')).toContain(reason);
  });
});

describe('a wall lets through', () => {
  test.each(sound)('%s: %s', (path) => {
    expect(found.get(path)).toBeUndefined();
  });
});
