import { migrate } from '../../../server/src/persistence/migrate.ts';
import type { Figure, ProofOptions } from '../faults/figure.ts';
import { inWorld, type World } from '../faults/world.ts';
import { query } from '../restore/cluster.ts';
import { tryTogether } from './try-together.ts';

const TOKENS = 10_000;

/** Two processes on one database are as one. */
export async function proveTogether({ isWeakened }: ProofOptions): Promise<Figure[]> {
  return inWorld(async (world) => {
    const { databaseUrl } = world;
    if (isWeakened) await forgetCounts(world);
    return tryTogether(world, {
      databaseUrls: [databaseUrl, databaseUrl],
      tokens: isWeakened ? TOKENS / 200 : TOKENS,
    });
  });
}

/** Weakened: requests are not added up, and a jump token that was redeemed can be redeemed again. */
async function forgetCounts({ databaseUrl }: World): Promise<void> {
  await migrate(databaseUrl);
  await query(
    databaseUrl,
    `set search_path = portal_data;
     create function forget() returns trigger language plpgsql as
       $$ begin new.requests := 1; return new; end $$;
     create trigger forget before update on request_count for each row execute function forget();
     create rule keep as on delete to jump_token do instead
       update jump_token set token_hash = token_hash where token_hash = old.token_hash returning *;`,
  );
}
