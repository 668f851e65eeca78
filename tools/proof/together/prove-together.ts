import { migrate } from '../../../server/src/persistence/migrate.ts';
import type { Figure, ProofOptions } from '../faults/figure.ts';
import { inWorld, type World } from '../faults/world.ts';
import { query } from '../restore/cluster.ts';
import { tryTogether } from './try-together.ts';

/** Two processes on one database are as one. */
export async function proveTogether({ isWeakened }: ProofOptions): Promise<Figure[]> {
  return inWorld(async (world) => {
    const second = isWeakened ? await setApart(world) : world.databaseUrl;
    return tryTogether(world, {
      databaseUrls: [world.databaseUrl, second],
      tokens: isWeakened ? 50 : 10_000,
    });
  });
}

/**
 * Weakened: the second process keeps request counts to itself, as in its own memory, and a redeemed jump token can be
 * redeemed again.
 */
async function setApart({ databaseUrl }: World): Promise<string> {
  await migrate(databaseUrl);
  await query(
    databaseUrl,
    `create schema apart;
     create table apart.request_count (like public.request_count including all);
     create rule kept as on delete to public.jump_token do instead
       update public.jump_token set token_hash = token_hash where token_hash = old.token_hash returning *;`,
  );
  const apart = new URL(databaseUrl);
  apart.searchParams.set('options', '-c search_path=apart,public');
  return apart.href;
}
