import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getFreePort } from '../../postgres/src/process.ts';
import { ROOT } from '../paths.ts';
import { startProgram } from '../start-program.ts';
import { makeCertificate } from '../testing/make-certificate.ts';

export const PROXIES = join(ROOT, 'deploy/proxy');

/** How each is started with the configuration that is shipped, its addresses replaced. */
const kinds = {
  nginx: {
    file: 'nginx.conf',
    toArguments: (folder: string, given: string) => {
      writeFileSync(join(folder, 'portal.conf'), given);
      const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      const main = `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid;
      events { worker_connections 4096; }
      http { access_log ${folder}/access.log; error_log ${folder}/error.log; types { text/html html; } ${own.join(' ')} include ${folder}/portal.conf; }`;
      writeFileSync(join(folder, 'main.conf'), main);
      return ['-e', 'stderr', '-c', join(folder, 'main.conf')];
    },
  },
  haproxy: {
    file: 'haproxy.cfg',
    toArguments: (folder: string, given: string) => {
      writeFileSync(join(folder, 'haproxy.cfg'), given);
      return ['-db', '-f', join(folder, 'haproxy.cfg')];
    },
  },
};

export type ProxyName = keyof typeof kinds;

/**
 * Starts nginx or HAProxy on 127.0.0.1 with the configuration of deploy/proxy, in front of two portals.
 * @param options.folder for the files that it reads and writes
 * @param options.host the name in its certificate, which is returned
 * @param options.port to listen on; left out, a free one
 * @param options.ports of the portals
 * @param options.connections at most; the caller's limit of open files may be low
 * @throws with the proxy's own message when it does not start
 */
export async function startProxy(
  name: ProxyName,
  options: {
    program: string;
    folder: string;
    host: string;
    port?: number;
    ports: readonly [number, number];
    connections: number;
  },
): Promise<{ port: number; certificate: string; stop: () => Promise<void> }> {
  const { program, folder, host, ports, connections } = options;
  const { key, cert } = makeCertificate(folder, host);
  writeFileSync(join(folder, 'portal.key'), key);
  writeFileSync(join(folder, 'portal.crt'), cert);
  writeFileSync(join(folder, 'portal.pem'), Buffer.concat([cert, key]));
  copyFileSync(join(PROXIES, 'busy.html'), join(folder, 'busy.html'));
  const port = options.port ?? (await getFreePort());
  const { file, toArguments } = kinds[name];
  const given = readFileSync(join(PROXIES, file), 'utf8')
    .replaceAll('10.0.0.11:3000', `127.0.0.1:${ports[0]}`)
    .replaceAll('10.0.0.12:3000', `127.0.0.1:${ports[1]}`)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('bind :443', `bind 127.0.0.1:${port}`)
    .replace('maxconn 10000', `maxconn ${connections}`)
    .replaceAll(/\/etc\/(nginx|haproxy)\/(tls|portal)|\/var\/log\/nginx/g, folder);
  const { stop } = await startProgram(program, toArguments(folder, given), { port });
  return { port, certificate: cert.toString(), stop };
}
