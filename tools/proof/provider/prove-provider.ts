import { chromium, type Page } from 'playwright';
import { endpoints } from '@portal/contract/endpoints.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';
import { getFreePort } from '../../../postgres/src/process.ts';
import { chromiumFlags, findChromium } from '../../find-chromium.ts';
import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { exactly, type Figure, type ProofOptions, told } from '../faults/figure.ts';
import { inWorld, makeFolder, waitUntil, type World } from '../faults/world.ts';
import { goOn, confirmLogout, enterPassword } from './glewlwyd-pages.ts';
import { findGlewlwyd, startGlewlwyd, type Person } from './glewlwyd.ts';
import { openNeighbour } from './neighbour.ts';

/** Where a logout leads. */
const BANK = 'http://localhost:8000';
const LIMIT_MS = 15_000;
/** A customer who has logged out elsewhere is logged out here within this time. */
const TOLD_WITHIN_MS = 3000;

/** With signs that a Basic header has to encode, and not every provider decodes. */
const CLIENT = { id: 'forsikring.no/prod:1', secret: 'h3mmelig +&%/:æ' };
const PERSON: Person = {
  username: 'lun',
  password: 'et-langt-passord',
  name: 'Lun Bris',
  fodselsnummer: fodselsnumre.standard,
};

/** The portal with an identity provider that others have written, and a browser between the two. */
export async function proveProvider({ isWeakened }: ProofOptions): Promise<Figure[]> {
  const found = findGlewlwyd();
  if (found === undefined) throw new Error('Glewlwyd is missing: apt-get install glewlwyd sqlite3');
  return inWorld(async (world) => {
    const { steps, lines } = await openParts(world, found.program, isWeakened);
    const figures: Figure[] = [told('Glewlwyd', found.version)];
    for (const [what, step] of steps) figures.push(await tryStep(what, step));
    const log = lines.join('\n');
    const personal = [PERSON.fodselsnummer, PERSON.name, CLIENT.secret, 'eyJ'];
    const refused = lines.filter((line) => /"event":"(login-failed|provider-logout-refused)"/.test(line));
    return [
      ...figures,
      exactly('logins and logouts that the portal refused', refused.length, 0, 'lines of its log'),
      exactly(
        'name, number, secret or token in its log',
        personal.filter((text) => log.includes(text)).length,
        0,
        'of 4',
      ),
    ];
  });
}

async function openParts(world: World, program: string, isWeakened: boolean) {
  const lines: string[] = [];
  const port = await getFreePort();
  const url = `http://localhost:${port}`;
  const neighbour = await openNeighbour();
  world.undo(() => neighbour.close());
  const provider = await startGlewlwyd({
    program,
    folder: await makeFolder(world.undo),
    person: PERSON,
    clients: [
      {
        ...CLIENT,
        redirectUri: `${url}/auth/callback`,
        // Weakened: the provider does not know where to tell of a logout.
        ...(!isWeakened && { backChannelLogoutUri: `${url}/auth/backchannel-logout` }),
      },
      neighbour.client,
    ],
  });
  world.undo(() => provider.stop());
  await world.startPortal({
    port,
    onLine: (line) => void lines.push(line),
    env: {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_CLIENT_SECRET_METHOD: 'client_secret_post',
      // Its end_session_endpoint takes only an ID token in the address.
      OIDC_LOGOUT: 'portal',
    },
  });
  const page = await openPage(world);

  const logIn = async (): Promise<void> => {
    await page.goto(url + BASE_PATH);
    await page.frameLocator('iframe').getByRole('button', { name: 'Logg inn med BankID' }).click();
    await enterPassword(page, PERSON);
    await goOn(page, url);
  };
  const isLoggedIn = async (): Promise<boolean> => {
    const answer = await page.request.get(url + endpoints.getSessionStatus.path);
    return 'kfpSessionId' in ((await answer.json()) as object);
  };
  const seeOverview = async (): Promise<void> => {
    await page.waitForURL(url + BASE_PATH);
    await page.getByText('Hei, Lun').waitFor();
    if (!(await isLoggedIn())) throw new Error('There is no session');
  };
  const logOutElsewhere = async (): Promise<void> => {
    const elsewhere = await page.context().newPage();
    await elsewhere.goto(neighbour.getLoginUrl(provider.issuer));
    await goOn(elsewhere, neighbour.client.redirectUri);
    await elsewhere.goto(await neighbour.getLogoutUrl(provider.issuer, elsewhere.url()));
    await confirmLogout(elsewhere);
    await waitUntil(async () => !(await isLoggedIn()), 'The portal still has the session', TOLD_WITHIN_MS);
    await elsewhere.close();
  };

  const steps: [string, () => Promise<void>][] = [
    [
      'a customer logs in, and is greeted by name',
      async () => {
        await page.goto(url + BASE_PATH);
        await page.getByRole('button', { name: 'Avvis alle' }).click();
        await logIn();
        await seeOverview();
      },
    ],
    [
      'logs out, ends at the bank, and has no session left',
      async () => {
        await page.getByRole('button', { name: 'Logg ut' }).click();
        await page.waitForURL(`${BANK}/**`);
        if (await isLoggedIn()) throw new Error('The session lives');
      },
    ],
    [
      'is asked for the password again, though the provider knows the browser',
      () => logIn().then(seeOverview),
    ],
    ['logs out elsewhere: the portal hears of it', logOutElsewhere],
    [
      'logs in right after the provider has changed its key',
      async () => {
        await provider.rotateKey();
        await logIn();
        await seeOverview();
      },
    ],
    ['logs out elsewhere: the portal hears of it under the new key', logOutElsewhere],
  ];
  return { steps, lines };
}

async function openPage(world: World): Promise<Page> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', ...chromiumFlags],
  });
  world.undo(() => browser.close());
  const context = await browser.newContext({ locale: 'nb-NO' });
  context.setDefaultTimeout(LIMIT_MS);
  await context.route(`${BANK}/**`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: 'Du er logget ut' }),
  );
  return context.newPage();
}

/** How long it took, or in one line why it did not succeed. */
async function tryStep(what: string, step: () => Promise<void>): Promise<Figure> {
  const startedAt = performance.now();
  try {
    await step();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    return { what, figure: `${seconds} s`, limit: 'succeeds', holds: true };
  } catch (error) {
    const [figure = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return { what, figure, limit: 'succeeds', holds: false };
  }
}
