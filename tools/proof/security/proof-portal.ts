import { createHash } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { RenderPage } from '@portal/contract/page.ts';
import { readAssets } from '../../../server/src/pages/assets.ts';
import { loadRender } from '../../../server/src/pages/load-render.ts';
import { startHostileProvider } from '../../../server/src/testing/hostile-provider.ts';
import { startLogin } from '../../../server/src/testing/log-in.ts';
import { createTestBrowser, type TestBrowser } from '../../../server/src/testing/test-browser.ts';
import { createTestPortal } from '../../../server/src/testing/test-portal.ts';
import type { Attack } from './proof.ts';
import { ROOT } from '../../paths.ts';
import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { MANY_WRITES } from '../faults/world.ts';

export const STANDARD = fodselsnumre.standard;
export const LO_MEDLEM = fodselsnumre.loMedlem;
export const BANKKUNDE = fodselsnumre.bankkunde;

export interface KnownRoute {
  method: string;
  /** With `:name` for parameters and `*` for the rest. */
  url: string;
}

export type ProofPortal = Awaited<ReturnType<typeof startProofPortal>>;

/**
 * The whole portal, pages included, with an identity provider that can lie. Routes are recorded as they are
 * registered, so that a proof about every route misses none.
 *
 * @param options.variables environment variables on top of the tests' own
 * @param options.weaken weakens the portal in the way that the proof must find, when the attack asks for it
 */
export async function startProofPortal(
  attack: Pick<Attack, 'databaseUrl' | 'simulatorsUrl' | 'weaken' | 'undo'>,
  options: { variables?: Record<string, string>; weaken?: (app: FastifyInstance) => void } = {},
) {
  const provider = await startHostileProvider();
  attack.undo(() => provider.close());
  const routes: KnownRoute[] = [];
  const watch = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one, url });
    });
  };
  subscribe('fastify.initialization', watch);
  const portal = await createTestPortal(
    attack,
    { OIDC_ISSUER: provider.issuer, RENDER_DEADLINE_MS: '5000', ...MANY_WRITES, ...options.variables },
    { pages: await loadPages() },
  ).finally(() => unsubscribe('fastify.initialization', watch));
  attack.undo(() => portal.close());
  if (attack.weaken) options.weaken?.(portal.app);
  // What is registered last is the weak route: tried first, it is found soon.
  if (attack.weaken) routes.reverse();

  return {
    ...portal,
    provider,
    routes,
    /** A browser that has logged in. Logs in at the hostile provider, which for now is honest. */
    async logIn(fodselsnummer = STANDARD, browser = createTestBrowser(portal.app)): Promise<TestBrowser> {
      provider.deceive({ claims: { pid: fodselsnummer, ...toOpaque(fodselsnummer) } });
      const answer = await browser.get(await provider.visit(await startLogin(browser)));
      if (answer.statusCode !== 303 || answer.headers.location?.includes('innlogging=') !== false)
        throw new Error(`The login ended with ${answer.statusCode} ${answer.headers.location}`);
      return browser;
    },
  };
}

/** What the provider calls a customer, its session with them, and them by name: each customer's own. */
function toOpaque(fodselsnummer: string): { sub: string; sid: string; name: string } {
  const hash = createHash('sha256').update(fodselsnummer).digest('base64url');
  return { sub: `subject ${hash}`, sid: `session ${hash}`, name: `Lun ${hash.replaceAll(/[^a-z]/g, '')}` };
}

/** What the web build renders pages with; it must have been built. */
export async function loadPages(): Promise<{
  render: RenderPage;
  assets: ReturnType<typeof readAssets>;
}> {
  return {
    render: await loadRender(join(ROOT, 'web/dist/server')),
    assets: readAssets(join(ROOT, 'web/dist/client')),
  };
}

/** Whether the method changes anything by what HTTP says of it. */
export const isWrite = ({ method }: KnownRoute): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method);

/** An address of the route, with `value` for each parameter. */
export const toAddress = ({ url }: KnownRoute, value = 'x1'): string =>
  url.replaceAll(/:\w+|\*/g, () => encodeURIComponent(value));

export const toCookie = ({ cookies }: TestBrowser): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
