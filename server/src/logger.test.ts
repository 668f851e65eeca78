import { expect, test } from 'vitest';

import { fodselsnumre } from './testing/fodselsnumre.ts';
import { createTestLog } from './testing/test-log.ts';

const FODSELSNUMMER = fodselsnumre.standard;
const EPOST = 'lun.bris@example.com';
const TELEFON = '91234567';
const secrets = [FODSELSNUMMER, EPOST, TELEFON];

function createError(): Error {
  const cause = new Error(`duplicate key (fodselsnummer)=(${FODSELSNUMMER})`);
  return new Error(`no customer ${FODSELSNUMMER} with ${EPOST} and ${TELEFON}`, { cause });
}

test.each([
  ['an error with words of ours', (log: Log) => log.error({ err: createError() }, 'it failed')],
  ['an error under its other name', (log: Log) => log.error({ error: createError() }, 'it failed')],
  ['an error alone, whose message becomes the line’s', (log: Log) => log.error(createError())],
  ['an error in an object alone', (log: Log) => log.error({ err: createError() })],
  ['a text', (log: Log) => log.warn(`asked for ${secrets.join(' ')}`)],
  ['a text with a place for it', (log: Log) => log.warn('asked for %s', secrets.join(' '))],
  ['a detail', (log: Log) => log.info({ reason: `refused ${secrets.join(', ')}` }, 'refused')],
  [
    'texts within a detail',
    (log: Log) => log.info({ answer: { rows: [{ reason: secrets.join(' ') }], said: EPOST } }, 'refused'),
  ],
  ['errors within a detail', (log: Log) => log.info({ failures: [{ cause: createError() }] }, 'refused')],
  ['a detail of a child', (log: Log) => log.child({ reqId: 'A' }).info({ reason: EPOST }, TELEFON)],
])('%s leaves nothing that looks personal', (_, write) => {
  const { logger, lines } = createTestLog();
  write(logger);
  expect(lines).toHaveLength(1);
  for (const secret of secrets) expect(lines[0]).not.toContain(secret);
  expect(lines[0]).toContain('[fjernet]');
});

test.each([
  ['a name that is personal', { navn: 'Lun Bris' }],
  ['one within another', { kunde: { navn: 'Lun Bris' } }],
  ['one far within', { a: { b: { c: { d: { e: { f: 'Lun Bris' } } } } } }],
  ['one in a list', { rows: [{ epost: 'Lun Bris' }] }],
  [
    'one of an object with a class',
    {
      kunde: new (class Kunde {
        navn = 'Lun Bris';
      })(),
    },
  ],
  ['an error in a list', { errors: [Object.assign(new Error('x'), { navn: 'Lun Bris' })] }],
])('%s is hidden', (_, details) => {
  const { logger, lines } = createTestLog();
  logger.info(details, 'told');
  logger.child({ navn: 'Lun Bris' }).info('told');
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toContain('Lun');
});

test('fields that are not personal are kept, also nested ones', () => {
  const { logger, lines } = createTestLog();
  logger.info({ system: 'NICE', counts: { rows: [1, 2], dropped: 0 }, at: new Date(0), none: null }, 'told');
  expect(JSON.parse(String(lines[0]))).toMatchObject({
    system: 'NICE',
    counts: { rows: [1, 2], dropped: 0 },
    at: '1970-01-01T00:00:00.000Z',
    none: null,
  });
});

test('an error keeps its name, its words and where it happened', () => {
  const { logger, lines } = createTestLog();
  logger.error({ err: createError() }, 'it failed');
  const line = JSON.parse(String(lines[0])) as { msg: string; err: Record<string, unknown> };
  expect(line.msg).toBe('it failed');
  expect(line.err).toMatchObject({
    type: 'Error',
    message: 'no customer [fjernet] with [fjernet] and [fjernet]',
    stack: expect.stringContaining('logger.test.ts'),
    cause: { message: 'duplicate key (fodselsnummer)=([fjernet])' },
  });
});

test('numbers and references stay as they are', () => {
  const { logger, lines } = createTestLog();
  logger.info({ ms: 12_345_678, count: 3, correlationId: '7F3K-2Q9M' }, 'answered');
  expect(JSON.parse(String(lines[0]))).toMatchObject({
    ms: 12_345_678,
    count: 3,
    correlationId: '7F3K-2Q9M',
  });
});

type Log = ReturnType<typeof createTestLog>['logger'];

test('the id of a trace stays whole, whatever its digits look like, and nothing else passes for one', () => {
  const { logger, lines } = createTestLog();
  const traceId = `80f5fb8e6f${FODSELSNUMMER}bab3c66177a`;
  logger.warn({ traceId }, 'outside call failed');
  logger.warn({ traceId: FODSELSNUMMER }, 'outside call failed');
  expect(lines[0]).toContain(`"traceId":"${traceId}"`);
  expect(lines[1]).not.toContain(FODSELSNUMMER);
});
