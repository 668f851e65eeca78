import { beforeAll, expect, test } from 'vitest';
import { buildWeb } from '../../build-web.ts';
import { inWorld } from '../faults/world.ts';
import { tryTogether } from './try-together.ts';

beforeAll(async () => {
  await buildWeb({ stdio: 'ignore' });
}, 120_000);

test('two portal processes on one PostgreSQL are as one: sessions, tokens, limits, reads, writes and jobs', async () => {
  const figures = await inWorld((world) =>
    tryTogether(world, { databaseUrls: [world.databaseUrl, world.databaseUrl] }),
  );
  expect(figures).toHaveLength(7);
  expect(figures.filter(({ holds }) => !holds)).toEqual([]);
}, 120_000);
