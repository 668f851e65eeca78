import { beforeAll, expect, test } from 'vitest';
import { buildWeb } from '../../build-web.ts';
import { countWrites, type Write } from './count-writes.ts';
import { tryKilledWrites } from './prove-writes.ts';

beforeAll(async () => {
  await buildWeb({ stdio: 'ignore' });
}, 120_000);

test('no acknowledged write is lost and none is done twice, though the portal is killed (short)', async () => {
  const figures = await tryKilledWrites(2, 1);
  expect(figures.length).toBeGreaterThan(4);
  expect(figures.filter(({ holds }) => !holds)).toEqual([]);
}, 120_000);

test('the count finds what was lost and what was done twice', () => {
  const write = (mark: string, kind: Write['kind'], isAcknowledged = true): Write => ({
    fodselsnummer: '1',
    mark,
    kind,
    isAcknowledged,
  });
  const contact = (mobilNummer: string) => ({
    system: 'kunderegister',
    fodselsnummer: '1',
    change: { mobilNummer },
  });
  const consent = (tekstversjon: string, endringsnummer: number) => ({
    system: 'samtykkeregister',
    fodselsnummer: '1',
    change: { tekstversjon, endringsnummer },
  });
  const figures = countWrites({
    writes: [
      write('10', 'contact'),
      write('11', 'contact'),
      write('12', 'contact'),
      write('13', 'contact', false),
      write('14', 'contact', false),
      write('20', 'consent'),
      write('21', 'consent'),
      write('22', 'consent'),
      write('23', 'consent'),
    ],
    journal: [contact('10'), contact('12'), contact('12'), contact('13'), consent('20', 1), consent('22', 3)],
    // 21 was overtaken by 22; 23 was acknowledged but never stored.
    kept: [
      { id: 1, mark: '20' },
      { id: 2, mark: '21' },
      { id: 3, mark: '22' },
    ],
  });
  expect(figures).toEqual({
    writes: 9,
    acknowledged: 7,
    unacknowledged: 2,
    unacknowledgedButDone: 1,
    lost: 2,
    twice: 1,
  });
});
