import fc from 'fast-check';
import type { Page } from 'playwright';
import { XSRF_COOKIE, XSRF_HEADER, SESSION_ID_HEADER } from '@portal/contract/headers.ts';
import { PROFIL_PATH } from '@portal/contract/paths.ts';
import type { Proof } from './proof.ts';
import { LO_MEDLEM, STANDARD, startProofPortal } from './proof-portal.ts';
import { openRealBrowser, type RealBrowser } from './real-browser.ts';

/** A real browser is slow: one act for this many cases. */
const SHARE = 40;
/** The windows have a second to agree; the rest is for drawing on a busy machine. */
const AGREE_MS = 1000 + 4000;

const customers = [STANDARD, LO_MEDLEM] as const;
const kinds = ['log in', 'log out', 'save', 'go back', 'reload', 'wait'] as const;
interface Act {
  kind: (typeof kinds)[number];
  window: number;
  customer: number;
}
const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(...kinds),
  window: fc.nat(1),
  customer: fc.nat(1),
});

/** A sequence that once failed: one customer has both windows and logs out; another logs in; the first window saves. */
const seen: Act[] = [
  { kind: 'log in', window: 0, customer: 0 },
  { kind: 'reload', window: 1, customer: 0 },
  { kind: 'log out', window: 1, customer: 0 },
  { kind: 'log in', window: 1, customer: 1 },
  { kind: 'save', window: 0, customer: 0 },
];

export const proveWindows: Proof = {
  name: 'windows',
  claim:
    'In a real browser no window shows what is not its customer’s, a second after another has logged in or out',
  isByCommandOnly: true,
  async prove(attack) {
    const { cases, weaken, figures, failures } = attack;
    const portal = await startProofPortal(attack);
    const browser = await openRealBrowser(portal);
    attack.undo(browser.close);
    let acts = 0;
    if (weaken) await makeDeaf(browser);
    const windows = [await browser.context.newPage(), await browser.context.newPage()];
    const random = fc.sample(act, { numRuns: Math.ceil(cases / SHARE) });
    for (const one of [...seen, ...random]) {
      acts += 1;
      await perform(browser, windows, one);
      await portal.database.deleteFrom('request_count').execute();
      const shown = await findForeign(browser, windows);
      if (shown !== undefined) failures.push(`${one.kind} in window ${one.window}: ${shown}`);
      if (failures.length > 0) break;
    }
    Object.assign(figures, { acts });
  },
};

/**
 * Weakened: windows that do not hear each other, with pages that take the token from the cookie and do not say whose
 * they are.
 */
async function makeDeaf({ context, origin }: RealBrowser): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    let first: string | undefined;
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', { get: () => (first ??= String(own?.get?.call(document))) });
  });
  await context.route(`${origin}/api/**`, async (route) => {
    const { [SESSION_ID_HEADER]: _, ...headers } = await route.request().allHeaders();
    const token = (await context.cookies()).find(({ name }) => name === XSRF_COOKIE)?.value ?? '';
    return route.continue({ headers: { ...headers, [XSRF_HEADER]: token } });
  });
}

async function perform(
  { context, origin, logIn }: RealBrowser,
  windows: readonly Page[],
  { kind, window, customer }: Act,
): Promise<void> {
  const page = windows[window];
  if (page === undefined) throw new Error('There is no such window');
  // A page that is navigating by itself aborts this navigation.
  const open = () => page.goto(origin + PROFIL_PATH, { waitUntil: 'load' }).catch(() => null);
  switch (kind) {
    case 'log in':
      await logIn(customers[customer] ?? STANDARD);
      await open();
      return;
    case 'reload':
      await open();
      return;
    case 'go back':
      // A redirecting page ends the way back.
      await page.goBack({ waitUntil: 'commit' }).catch(() => null);
      return;
    case 'wait':
      await page.waitForTimeout(1000);
      return;
    case 'log out': {
      const button = page.getByRole('button', { name: 'Logg ut' });
      if (await button.isVisible()) await button.click({ timeout: 5000 }).catch(() => undefined);
      // Simulates a logout in a window outside the test.
      else await context.clearCookies({ name: new RegExp(`^(?:forsikringsoversikt|${XSRF_COOKIE})$`) });
      return;
    }
    case 'save': {
      const row = page.getByRole('group').filter({ has: page.getByText('E-post', { exact: true }) });
      // The page may be navigating away.
      await row
        .getByText('Endre')
        .click({ timeout: 2000 })
        .then(() => row.getByRole('textbox').fill('ny@example.com', { timeout: 2000 }))
        .then(() => row.getByRole('button', { name: 'Lagre' }).click({ timeout: 2000 }))
        .catch(() => undefined);
      return;
    }
  }
}

/** A national id on screen of another customer than the session's; polled until there is none, or time is up. */
async function findForeign(
  { context, origin }: RealBrowser,
  windows: readonly Page[],
): Promise<string | undefined> {
  const cookie = (await context.cookies(origin)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const own = await (await fetch(origin + PROFIL_PATH, { headers: { cookie, accept: 'text/html' } })).text();
  const foreign = customers.filter((customer) => !own.includes(customer));
  const until = Date.now() + AGREE_MS;
  for (;;) {
    const shown = await Promise.all(
      windows.map((page) =>
        page
          .evaluate((ids) => {
            const isShown = getComputedStyle(document.documentElement).display !== 'none';
            const text = isShown ? document.body.innerText.replaceAll(/\s/g, '') : '';
            return ids.filter((id) => text.includes(id));
          }, foreign)
          // The page is being left.
          .catch(() => []),
      ),
    );
    const index = shown.findIndex((ids) => ids.length > 0);
    if (index < 0) return undefined;
    if (Date.now() > until) return `window ${index} shows what is not of who is logged in`;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
