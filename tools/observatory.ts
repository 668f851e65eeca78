/**
 * `npm run observatory`: runs Mozilla's HTTP Observatory against the portal behind https, and prints the score and
 * the deductions. Exits with 1 below {@link LOWEST}. The program is fetched for each run in a pinned version, because
 * it has many dependencies and checks nothing that the header tests do not. Needs `openssl`.
 */
import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { getFreePort } from '../postgres/src/process.ts';
import { buildWeb } from './build-web.ts';
import { ROOT } from './paths.ts';
import { createTestPortal } from '../server/src/testing/test-portal.ts';
import { loadPages } from './proof/security/proof-portal.ts';
import { startBackingServices } from '../server/src/testing/start-backing-services.ts';
import { makeCertificate } from './testing/make-certificate.ts';

const PACKAGE = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';
/** Five more are for scripts with integrity, which it does not find: ours waits in a template (decision 121). */
const LOWEST = 130;

interface Report {
  scan: { score: number; grade: string };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
}

await buildWeb({ stdio: 'ignore' });
const folder = await mkdtemp(join(tmpdir(), 'observatory-'));
const services = await startBackingServices();
const port = await getFreePort();
const portal = await createTestPortal(
  services,
  {
    PUBLIC_URL: `https://localhost:${port}`,
    TRUST_PROXY: '127.0.0.1',
    OIDC_ISSUER: 'https://id.example',
    CONFIG_DIR: await copyContent(),
  },
  { pages: await loadPages() },
);
const front = await startFront(
  port,
  Number(new URL(await portal.app.listen({ host: '127.0.0.1', port: 0 })).port),
);
let isGood = false;
try {
  const { scan, tests } = await look();
  for (const [name, { pass, result, scoreModifier }] of Object.entries(tests))
    console.log(`${pass ? ' ' : '!'} ${String(scoreModifier).padStart(4)}  ${name}: ${result}`);
  console.log(`Score ${scan.score} (${scan.grade}), at least ${LOWEST} is wanted`);
  isGood = scan.score >= LOWEST && Object.values(tests).every(({ pass }) => pass);
} finally {
  front.close();
  await portal.close();
  await services.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);

/**
 * The operator's content as in production, with https addresses. The framing rules only name local hosts and are left
 * out.
 */
async function copyContent(): Promise<string> {
  const copy = join(folder, 'config');
  await cp(join(ROOT, 'server/config'), copy, { recursive: true });
  for (const name of await readdir(copy, { recursive: true })) {
    if (!name.endsWith('.json')) continue;
    const text = await readFile(join(copy, name), 'utf8');
    const { framing: _, ...content } = JSON.parse(text) as Record<string, unknown>;
    const secure = JSON.stringify(content).replaceAll(/http:\/\/localhost:\d+/g, 'https://bank.example');
    await writeFile(join(copy, name), secure);
  }
  return copy;
}

async function look(): Promise<Report> {
  await writeFile(join(folder, 'package.json'), '{"private":true}');
  // Its install scripts would download lists that contain no host of this machine.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
  execFileSync('npm', ['install', ...options, `${PACKAGE}@${VERSION}`], { cwd: folder, stdio: 'inherit' });
  const home = join(folder, 'node_modules', PACKAGE);
  await writeFile(join(home, 'conf/hsts-preload.json'), '{}');
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  // Not `execFileSync`: the portal answers in this same process.
  execFile(
    process.execPath,
    [join(home, 'src/scan.js'), `localhost:${port}`],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem') } },
    (error, stdout) => (error === null ? resolve(stdout) : reject(new Error(stdout, { cause: error }))),
  );
  return JSON.parse(await promise) as Report;
}

/** Plays the reverse proxy: terminates TLS, and redirects http to https, both on one port. */
async function startFront(at: number, portalPort: number) {
  const passOn = (socket: Socket): void => {
    const onwards = connect(portalPort, '127.0.0.1');
    for (const end of [socket, onwards]) end.on('error', () => end.destroy());
    socket.pipe(onwards).pipe(socket);
  };
  const tls = createTlsServer(makeCertificate(folder), passOn);
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (first) => {
      const isTls = first[0] === 0x16;
      if (!isTls) {
        const headers = [`location: https://localhost:${at}/`, 'content-length: 0', 'connection: close'];
        socket.end(`HTTP/1.1 301 Moved Permanently\r\n${headers.join('\r\n')}\r\n\r\n`);
        return;
      }
      socket.pause();
      socket.unshift(first);
      tls.emit('connection', socket);
    });
  }).listen(at, 'localhost');
  await once(server, 'listening');
  return server;
}
