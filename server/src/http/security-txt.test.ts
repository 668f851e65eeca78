import path from 'node:path';

import Fastify from 'fastify';
import { expect, test } from 'vitest';

import { type OversiktSettings, readOversiktSettings } from '../config/oversikt-config.ts';
import { registerSecurityTxt } from './security-txt.ts';

const configDir = path.resolve(import.meta.dirname, '../../config');
const { nb: settings } = readOversiktSettings(configDir);

async function get(securityTxt: OversiktSettings['securityTxt']) {
  const app = Fastify();
  const { securityTxt: _, ...others } = settings;
  registerSecurityTxt(app, {
    oversikt: () => ({ ...others, ...(securityTxt !== undefined && { securityTxt }) }),
  });
  const answer = await app.inject('/.well-known/security.txt');
  await app.close();
  return answer;
}

test('says how a hole is reported, as the configuration does', async () => {
  const { statusCode, headers, body } = await get({
    contact: ['https://example.no/hull', 'mailto:sikkerhet@example.no'],
    expires: '2027-11-01',
    policy: 'https://example.no/regler',
    encryption: 'https://example.no/nokkel.asc',
  });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body.split('\n')).toEqual([
    'Contact: https://example.no/hull',
    'Contact: mailto:sikkerhet@example.no',
    'Expires: 2027-11-01T23:59:59Z',
    'Preferred-Languages: no, en',
    'Policy: https://example.no/regler',
    'Encryption: https://example.no/nokkel.asc',
    '',
  ]);
});

test('leaves out what is not configured, and is not there when nothing is', async () => {
  expect((await get(settings.securityTxt)).body).not.toMatch(/Policy|Encryption|undefined/);
  expect((await get(undefined)).statusCode).toBe(404);
});
