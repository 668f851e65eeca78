import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from './paths.ts';

/** Each crosses a wall: where, how, and what the message must say of why. */
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
  ['web/src/entry.server.tsx', "import { Writable } from 'node:stream'; new Writable();", 'Only types'],
  ['web/src/features/avtaler/a.ts', "import '../oppgaver/b.ts';", 'Features do not import features'],
  [
    'web/src/features/avtaler/b.ts',
    "import '../../features/oppgaver/b.ts';",
    'Features do not import features',
  ],
  ['web/src/features/avtaler/sub/a.ts', "import '../../oppgaver/b.ts';", 'Features do not import features'],
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
  ['server/src/features/avtaler/a.test.ts', "import '../oppgaver/b.ts';", 'Features do not import features'],
  ['contract/src/a.ts', "import '../../server/src/app.ts';", 'contract imports nothing of ours'],
  ['contract/src/b.ts', "import '@portal/web';", 'contract imports nothing of ours'],
  ['contract/src/c.ts', "import 'node:fs';", 'contract runs in the browser too'],
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
  ['web/src/features/avtaler/sub/b.ts', "import '../a.ts';"],
  ['web/src/features/avtaler/c.test.ts', "import './c.ts';"],
  ['server/src/outside/outside-client.ts', "import 'undici';"],
  ['server/src/config/environment.ts', 'export const a = process.env;'],
  ['server/src/features/avtaler/c.ts', "import '../../http/a.ts'; import '@portal/contract/avtaler.ts';"],
  ['server/src/http/a.test.ts', "import '../testing/test-app.ts'; void fetch('http://x');"],
  ['contract/src/client.ts', "void fetch('/x');"],
  ['simulators/src/nice/c.ts', "import '../kit/server.ts'; import 'node:http';"],
];

let root: string;
let found: Map<string, string[]>;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'walls-'));
  await copyFile(join(ROOT, '.oxlintrc.json'), join(root, '.oxlintrc.json'));
  await writeFile(join(root, 'tsconfig.json'), '{ "compilerOptions": { "strict": true, "types": [] } }');
  for (const [path, code] of [...broken, ...sound]) {
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

/** The linter's exit code is 1 when it finds something, which is what is asked of it here. */
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
