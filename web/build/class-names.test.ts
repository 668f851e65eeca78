import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putInPlace, toShortClassName } from './class-names.ts';

const IMPORT = "import styles from './card.module.css';\n";
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'class-names-'));
  const css =
    '/* .gone */ @layer app { .card { &.is-open { gap: 1px } } @media print { .paper { margin: 0 } } }';
  await writeFile(path.join(folder, 'card.module.css'), css);
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

test.each(['card', 'is-open', 'paper'])('replaces a name that the style sheet has: %s', (name) => {
  const short = toShortClassName(name, path.join(folder, 'card.module.css'));
  expect(putInPlace(`${IMPORT}use(styles['${name}']);`, folder)).toBe(
    `${IMPORT}use(${JSON.stringify(short)});`,
  );
});

test.each(['gone', 'crad'])('stops the build at a name that the style sheet lacks: %s', (name) => {
  expect(() => putInPlace(`${IMPORT}use(styles['${name}']);`, folder)).toThrow(
    `card.module.css has no class "${name}"`,
  );
});
