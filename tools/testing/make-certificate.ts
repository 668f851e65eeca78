import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A certificate for one host, valid for a day, with its key: `cert.pem` and `key.pem` in the folder. Needs `openssl`.
 */
export function makeCertificate(folder: string, host = 'localhost'): { key: Buffer; cert: Buffer } {
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') };
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1';
  const names = [
    '-subj',
    `/CN=${host}`,
    '-addext',
    `subjectAltName=DNS:${host}`,
    '-keyout',
    files.key,
    '-out',
    files.cert,
  ];
  execFileSync('openssl', [...request.split(' '), ...names], { stdio: 'ignore' });
  return { key: readFileSync(files.key), cert: readFileSync(files.cert) };
}
