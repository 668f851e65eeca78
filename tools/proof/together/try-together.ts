import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { BASE_PATH, JUMP_TOKEN_REDEEM_PATH } from '../../../contract/src/paths.ts';
import { endpoints } from '../../../contract/src/endpoints.ts';
import { createCustomerBrowser } from '../customer-browser.ts';
import { atMost, exactly, type Figure } from '../faults/figure.ts';
import { startLoadBalancer } from '../faults/load-balancer.ts';
import type { World } from '../faults/world.ts';
import { type Call, startOutsideProxy } from '../outside-proxy.ts';
import { query } from '../restore/cluster.ts';
import { choose, chooseMany, countKnown, type Kept, logIn, readTekst } from '../visits.ts';
import { waitUntilDelivered } from '../writes/prove-writes.ts';

/** Their choices wait for the register. */
const WAITING = [fodselsnumre.utland, fodselsnumre.prolife, fodselsnumre.dNummer];
const RACES_AT_ONCE = 4;
const ROUNDS = 5;
/** The feedback limit: this many from one address in ten minutes. */
const FROM_ONE_ADDRESS = 60;
const WINDOW_MS = 600_000;
/** More than enough for all of them. */
const ENOUGH_MS = 30_000;
const READS = 8;

/**
 * Two portal processes on one PostgreSQL, behind an address that alternates between them: sessions, jump tokens,
 * limits, concurrent reads and writes, and jobs are right across both.
 * @param options.databaseUrls what each connects to; results are read from the world's database
 * @param options.tokens how many are redeemed
 */
export async function tryTogether(
  world: World,
  { databaseUrls, tokens = 50 }: { databaseUrls: readonly [string, string]; tokens?: number },
): Promise<Figure[]> {
  const balancer = await startLoadBalancer(world);
  const source = await startOutsideProxy(`${world.simulatorsUrl}/nice`);
  const register = await startOutsideProxy(`${world.simulatorsUrl}/samtykkeregister`);
  for (const { close } of [source, register]) world.undo(close);
  const urls: string[] = [];
  for (const databaseUrl of databaseUrls) {
    const { url } = await world.startPortal({
      publicUrl: balancer.url,
      env: {
        DATABASE_URL: databaseUrl,
        OUTSIDE_NICE_URL: source.url,
        OUTSIDE_NICE_TIMEOUT_MS: '9000',
        OUTSIDE_SAMTYKKEREGISTER_URL: register.url,
      },
    });
    await balancer.add(url);
    urls.push(url);
  }

  // Through the balancer: the login begins at one process and ends at the other.
  const customer = createCustomerBrowser(balancer.url);
  await customer.logIn(fodselsnumre.standard);
  const cookie = customer.cookieHeader();
  const known = await countKnown(urls, cookie);
  const changes = await meetInWrites(world, balancer.url);
  // Delivery to the register takes many seconds: the rest is tried meanwhile.
  const [told, [usedOnce, calls, accepted]] = await Promise.all([
    deliverTogether(world, balancer.url, register.calls),
    (async () =>
      [
        await raceTokens(customer, urls, tokens),
        await meetInReads(urls, cookie, source),
        await exhaustLimit(balancer.url),
      ] as const)(),
  ]);
  await customer.send('POST', endpoints.logout.path, { json: {} });
  const knownAfter = await countKnown(urls, cookie);
  return [
    exactly('processes that know a login begun at one and ended at the other', known, 2, 'of 2'),
    exactly('processes that know it after its logout at one', knownAfter, 0, 'of 2'),
    exactly(`of ${tokens} jump tokens, redeemed at both at once: used once`, usedOnce, tokens, 'tokens'),
    exactly(
      `of ${2 * FROM_ONE_ADDRESS} ratings from one address by turns: accepted`,
      accepted,
      FROM_ONE_ADDRESS,
      'ratings',
    ),
    atMost(`calls to a source for ${2 * READS} reads of one customer that meet at both`, calls, 2, 'calls'),
    exactly(`changes from ${ROUNDS} choices, each made four times at once`, changes, ROUNDS, 'changes'),
    exactly(
      `of ${told.waiting} choices that waited: told of once, by either process`,
      told.once,
      told.waiting,
      'choices',
    ),
  ];
}

/** How many of the tokens were redeemed exactly once. */
async function raceTokens(
  customer: ReturnType<typeof createCustomerBrowser>,
  urls: readonly string[],
  tokens: number,
): Promise<number> {
  const headers = { authorization: 'Bearer simulated-token', 'content-type': 'application/json' };
  let [begun, once] = [0, 0];
  const race = async (): Promise<void> => {
    while ((begun += 1) <= tokens) {
      const { text } = await customer.send('POST', endpoints.createJumpToken.path, { json: {} });
      const body = JSON.stringify({ jumpsst: (JSON.parse(text) as { jumpSst: string }).jumpSst });
      const answers = await Promise.all(
        urls.map((url) => fetch(url + JUMP_TOKEN_REDEEM_PATH, { method: 'POST', headers, body })),
      );
      if (answers.filter(({ status }) => status === 200).length === 1) once += 1;
    }
  };
  await Promise.all(Array.from({ length: RACES_AT_ONCE }, race));
  return once;
}

/** During a slow source call, the same customer asks again and again at both processes. */
async function meetInReads(
  urls: readonly string[],
  cookie: string,
  source: Awaited<ReturnType<typeof startOutsideProxy>>,
): Promise<number> {
  // Long enough for all to arrive meanwhile, even on a busy machine.
  source.delay(3000);
  const before = source.calls.length;
  await Promise.all(
    urls.flatMap((url) =>
      Array.from({ length: READS }, async () => {
        const answer = await fetch(url + endpoints.getAvtaler.path, { headers: { cookie } });
        if (answer.status !== 200) throw new Error(`A read was answered with ${answer.status}`);
        await answer.text();
      }),
    ),
  );
  source.delay(0);
  return source.calls.length - before;
}

async function meetInWrites({ databaseUrl }: World, url: string): Promise<number> {
  const chooser = await logIn(url, fodselsnumre.loMedlem);
  const count = async () => (await query(databaseUrl, 'select from portal_data.samtykkeendring')).length;
  const before = await count();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { marketingConsent } = chooser;
    const mark = await readTekst(chooser.browser);
    await Promise.all(Array.from({ length: 4 }, () => choose({ ...chooser, marketingConsent }, mark)));
    chooser.marketingConsent = !marketingConsent;
  }
  return (await count()) - before;
}

/** The register is down, several customers choose, it recovers: which process delivered, and how often. */
async function deliverTogether(world: World, url: string, calls: readonly Call[]) {
  const choosers = await Promise.all(WAITING.map((fodselsnummer) => logIn(url, fodselsnummer)));
  for (const fodselsnummer of WAITING)
    await world.setFault({ system: 'samtykkeregister', fault: 'down', fodselsnummer });
  const waiting = await chooseMany(choosers, 5);
  for (const fodselsnummer of WAITING) await world.clearFaults(fodselsnummer);
  await waitUntilDelivered(world.databaseUrl);
  const taken = calls.filter(({ path, status }) => path === '/endringer/meld' && status === 200);
  const isTakenOnce = ({ mark }: Kept) =>
    taken.filter(({ body }) => body['tekstversjon'] === mark).length === 1;
  return { waiting: waiting.length, once: waiting.filter(isTakenOnce).length };
}

async function exhaustLimit(url: string): Promise<number> {
  // Fixed time windows: wait rather than start near the end of one.
  const left = WINDOW_MS - (Date.now() % WINDOW_MS);
  if (left < ENOUGH_MS) await wait(left);
  const visitor = createCustomerBrowser(url);
  let accepted = 0;
  for (let sent = 0; sent < 2 * FROM_ONE_ADDRESS; sent += 1) {
    const json = { feedbackValue: 3, page: BASE_PATH };
    if ((await visitor.send('POST', endpoints.createTilbakemelding.path, { json })).status === 204)
      accepted += 1;
  }
  return accepted;
}
