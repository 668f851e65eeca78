import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';

import { createTestApp } from '../testing/test-app.ts';

const portal = await createTestApp();
afterAll(() => portal.close());
const ask = async () => (await portal.app.inject('/health/ready')).statusCode;

test('a process is not ready while its database refuses every write, as a standby does, and is again after it', async () => {
  expect(await ask()).toBe(200);
  await sql`set session characteristics as transaction read only`.execute(portal.database);
  expect(await ask()).toBe(503);
  expect(await ask()).toBe(200);
});
