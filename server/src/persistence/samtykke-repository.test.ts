import { afterAll, expect, inject, test } from 'vitest';

import '../testing/block-network.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createTestLog } from '../testing/test-log.ts';
import { migrate } from './migrate.ts';
import { connect } from './pool.ts';
import { createSamtykkeRepository } from './samtykke-repository.ts';

const testDatabase = await createTestDatabase(inject('databaseUrl'));
await migrate(testDatabase.url);
const { database, close } = connect({ url: testDatabase.url, logger: createTestLog().logger });
afterAll(async () => {
  await close();
  await testDatabase.drop();
});

const NOW = new Date('2026-03-01T12:00:00Z');
const repository = createSamtykkeRepository(database);
const persons = [Buffer.alloc(32, 1)] as const;

async function choose(verdi: boolean): Promise<number> {
  const result = await repository.append(
    {
      persons,
      slag: 'RESERVASJON',
      tekst: undefined,
      verdi,
      distributor: 'none',
      sealed: Buffer.alloc(40),
      at: NOW,
      heldUntil: NOW,
    },
    (latest) => latest?.nyVerdi,
  );
  if ('unchanged' in result) throw new Error('Nothing was appended');
  return result.appended.id;
}

test('a choice gets no number beyond that of a newer one, which would then be undone at the register', async () => {
  const first = await choose(true);
  const newest = await choose(false);
  const beyond = { persons, slag: 'RESERVASJON', beyond: 1000 } as const;
  expect(await repository.renumber({ id: first, ...beyond })).toBeUndefined();
  expect(await repository.renumber({ id: newest, ...beyond })).toBe(1001);
  const due = await repository.takeDue({ at: NOW, latest: NOW, heldUntil: NOW, limit: 10 });
  expect(due.map(({ id, nummer }) => ({ id, nummer }))).toEqual([
    { id: first, nummer: first },
    { id: newest, nummer: 1001 },
  ]);
});
