import { JUMP_TOKEN_REDEEM_PATH } from '../../../contract/src/paths.ts';
import { endpoints } from '../../../contract/src/endpoints.ts';
import { connect } from '../../../server/src/persistence/pool.ts';
import { hashSecret } from '../../../server/src/keys/secret.ts';
import { createSessions, type Visit } from './create-sessions.ts';
import { atMost, type Figure, type ProofOptions, told } from './figure.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';
import { inWorld } from './world.ts';

const RACES = 10_000;
const LANES = 16;

type Redeem = (url: string, token: string) => Promise<boolean>;

/** Each token is redeemed at two processes at once: only one may get it (race condition). */
export async function proveJumpTokens({ isWeakened }: ProofOptions): Promise<Figure[]> {
  return inWorld(async (world) => {
    const portals = [await world.startPortal(), await world.startPortal()];
    const urls = portals.map(({ url }) => url);
    const client = createHttpClient();
    world.undo(async () => client.close());
    const { redeem, close } = isWeakened ? redeemInTwoSteps(world.databaseUrl) : redeemThrough(client);
    world.undo(close);
    const visits = await createSessions(world.databaseUrl, LANES);
    let begun = 0;
    let twice = 0;
    let never = 0;
    await Promise.all(
      visits.map(async (visit) => {
        while (begun < (isWeakened ? RACES / 10 : RACES)) {
          begun += 1;
          const token = await createToken(client, urls[begun % 2] ?? '', visit);
          const got = (await Promise.all(urls.map((url) => redeem(url, token)))).filter(Boolean).length;
          if (got > 1) twice += 1;
          if (got === 0) never += 1;
        }
      }),
    );
    return [
      told('races, each at two processes', String(begun)),
      atMost('tokens used twice', twice, 0, 'tokens'),
      atMost('tokens that nobody could use', never, 0, 'tokens'),
    ];
  });
}

async function createToken(client: HttpClient, url: string, { cookie, formToken }: Visit): Promise<string> {
  const { status, body } = await client.ask(url + endpoints.createJumpToken.path, {
    method: 'POST',
    headers: {
      cookie,
      'x-xsrf-token': formToken,
      'x-requested-by': 'forsikringsoversikt',
      'content-type': 'application/json',
    },
    body: '{}',
  });
  if (status !== 200) throw new Error(`A token was answered with ${status}`);
  return (JSON.parse(body.toString()) as { jumpSst: string }).jumpSst;
}

function redeemThrough(client: HttpClient): { redeem: Redeem; close: () => Promise<void> } {
  const headers = { authorization: 'Bearer simulated-token', 'content-type': 'application/json' };
  return {
    redeem: async (url, token) => {
      const body = JSON.stringify({ jumpsst: token });
      const { status } = await client.ask(url + JUMP_TOKEN_REDEEM_PATH, { method: 'POST', headers, body });
      if (status !== 200 && status !== 404) throw new Error(`A redemption was answered with ${status}`);
      return status === 200;
    },
    close: async () => {},
  };
}

/** Weakened: selects first and deletes afterwards, which is a race condition. */
function redeemInTwoSteps(databaseUrl: string): { redeem: Redeem; close: () => Promise<void> } {
  const { database, close } = connect({ url: databaseUrl, logger: console });
  return {
    redeem: async (_url, token) => {
      const row = await database
        .selectFrom('jump_token')
        .where('token_hash', '=', hashSecret(token))
        .selectAll()
        .executeTakeFirst();
      if (row === undefined) return false;
      await database.deleteFrom('jump_token').where('token_hash', '=', hashSecret(token)).execute();
      return true;
    },
    close,
  };
}
