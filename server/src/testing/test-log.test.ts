import { expect, test } from 'vitest';

import { createTestLog } from './test-log.ts';
import { fodselsnumre } from './fodselsnumre.ts';

test('a national id in a line is found, other numbers are not', () => {
  const log = createTestLog();
  log.logger.info({ event: 'a', ms: 12_345_678_901, port: 3000 }, 'agreement 60110001');
  expect(() => log.requireNothingPersonal()).not.toThrow();
  // The logger masks it in texts; this tests what gets past the logger.
  log.logger.info({ event: 'b', number: Number(fodselsnumre.standard) }, 'asked');
  expect(() => log.requireNothingPersonal()).toThrow('national id');
  expect(log.listEvents('b')).toHaveLength(1);
});

test('an e-mail address in a line is found, the path of a package is not', () => {
  const log = createTestLog();
  log.logger.info({ event: 'a' }, 'at node_modules/@fastify/static/index.js');
  expect(() => log.requireNothingPersonal()).not.toThrow();
  log.lines.push('{"event":"b","to":{"address":"lun.bris@example.com"}}');
  expect(() => log.requireNothingPersonal()).toThrow('e-mail');
});
