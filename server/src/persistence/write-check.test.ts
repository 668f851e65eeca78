import { afterAll, expect, inject, test } from 'vitest';

import '../testing/block-network.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createTestLog } from '../testing/test-log.ts';
import { migrate } from './migrate.ts';
import { connect } from './pool.ts';
import { createWriteCheck } from './write-check.ts';

const testDatabase = await createTestDatabase(inject('databaseUrl'));
await migrate(testDatabase.url);
let queries = 0;
const { database, close } = connect({
  url: testDatabase.url,
  logger: createTestLog().logger,
  onQuery: () => {
    queries += 1;
  },
});
afterAll(async () => {
  await close();
  await testDatabase.drop();
});

test('probes that come together share one check, and the next asks anew: a slow database is not asked by each', async () => {
  const check = createWriteCheck(database);
  await check();
  const once = queries;
  await Promise.all([check(), check(), check()]);
  expect(queries).toBe(2 * once);
});
