import { generateKeyPairSync, randomBytes } from 'node:crypto';

import { type JWK, Provider } from 'oidc-provider';

import { html } from '../kit/html.ts';
import { renderPage } from '../kit/page.ts';
import type { Accounts } from './accounts.ts';
import { createMemoryAdapter } from './memory-adapter.ts';

export const IDENTITY_PATH = '/identity';
export const OWNER = 'Simulert e-ID';

export interface ClientCredentials {
  clientId: string;
  clientSecret: string;
  /**
   * Replaces the client secret. The client then authenticates with a token of its own, must push its authorization
   * request, and gets tokens signed with PS256.
   */
  publicKey?: JWK;
  /** The client's address for back-channel logout; left out, the client is not told. */
  logoutUri?: string;
}

/** A certified OpenID provider: authorization code with PKCE, RS256, all claims in the ID token, no consent screen. */
export function createProvider(issuer: string, client: ClientCredentials, accounts: Accounts): Provider {
  const provider = new Provider(issuer, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: client.clientId,
        ...(client.publicKey === undefined
          ? { client_secret: client.clientSecret }
          : {
              token_endpoint_auth_method: 'private_key_jwt' as const,
              jwks: { keys: [client.publicKey] },
              id_token_signed_response_alg: 'PS256' as const,
              require_pushed_authorization_requests: true,
            }),
        grant_types: ['authorization_code'],
        response_types: ['code'],
        // Only a placeholder: every local address is allowed below.
        redirect_uris: ['http://localhost/auth/callback'],
        ...(client.logoutUri !== undefined && {
          backchannel_logout_uri: client.logoutUri,
          backchannel_logout_session_required: true,
        }),
      },
    ],
    jwks: { keys: [createSigningKey(client.publicKey === undefined ? 'RS256' : 'PS256')] },
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      // Cookies ignore ports, so these need names that differ from the portal's on the same host.
      names: { session: 'simulated_eid', interaction: 'simulated_eid_login', resume: 'simulated_eid_resume' },
      long: { path: IDENTITY_PATH, httpOnly: true, sameSite: 'lax' },
    },
    claims: { openid: ['sub', 'pid', 'name', 'login_context', 'login_bank_registry'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      pushedAuthorizationRequests: { enabled: client.publicKey !== undefined },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx) => {
          await tellClient(ctx);
          await ctx.oidc.session?.destroy();
          leave(ctx);
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = loggedOutPage;
        },
      },
    },
    interactions: { url: (_ctx, interaction) => `${IDENTITY_PATH}/login/${interaction.uid}` },
    findAccount: (_ctx, sub) => {
      const account = accounts.find(sub);
      return account && { accountId: sub, claims: () => ({ ...account }) };
    },
    loadExistingGrant: async (ctx) => {
      const { session, client: asking, params } = ctx.oidc;
      if (session?.accountId === undefined || asking === undefined) return undefined;
      const grant = new provider.Grant({ accountId: session.accountId, clientId: asking.clientId });
      const scope = params?.['scope'];
      grant.addOIDCScope(typeof scope === 'string' ? scope : 'openid');
      await grant.save();
      return grant;
    },
    clientBasedCORS: () => false,
    // By default the provider does not call addresses on the same machine, which is where its only client is.
    fetch: (url, { headers = {}, body = null, signal = null } = {}) =>
      fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' }),
    renderError: (ctx, { error, error_description: description }) => {
      ctx.type = 'html';
      ctx.body = renderPage({
        title: 'Innloggingen stoppet',
        owner: OWNER,
        content: html`<p>Gå tilbake dit du kom fra, og prøv igjen.</p>
          <dl>
            <dt>Feilkode</dt>
            <dd>${error}</dd>
            <dt>Forklaring</dt>
            <dd>${description}</dd>
          </dl>`,
      });
    },
    ttl: {
      Session: 3600,
      Interaction: 3600,
      Grant: 3600,
      AuthorizationCode: 60,
      AccessToken: 600,
      IdToken: 600,
    },
  });

  /** The library would do it from a page whose script submits a form. */
  async function tellClient({ oidc: { session } }: LogoutContext): Promise<void> {
    if (session?.accountId === undefined || client.logoutUri === undefined) return;
    const told = await provider.Client.find(client.clientId);
    // Missing in the library's types.
    if (typeof told?.['backchannelLogout'] !== 'function') return;
    try {
      await Reflect.apply(told['backchannelLogout'], told, [
        session.accountId,
        session.sidFor(client.clientId),
      ]);
    } catch (error) {
      process.stderr.write(`simulators: identity: the client was not told of a logout: ${String(error)}\n`);
    }
  }

  provider.Client.prototype.redirectUriAllowed = (uri) =>
    isLocal(uri) && new URL(uri).pathname === '/auth/callback';
  provider.Client.prototype.postLogoutRedirectUriAllowed = isLocal;

  // Without a session the provider would send a page whose script submits a form; this way works without script.
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.oidc?.route === 'end_session' && ctx.status === 200) leave(ctx);
  });
  provider.on('server_error', (_ctx, error) => {
    process.stderr.write(`simulators: identity: ${error.stack ?? error.message}\n`);
  });
  return provider;
}

type LogoutContext = Parameters<NonNullable<Parameters<Provider['use']>[0]>>[0];

function leave(ctx: LogoutContext): void {
  const params = ctx.oidc.params ?? {};
  const target = params['post_logout_redirect_uri'];
  ctx.remove('content-security-policy');
  ctx.status = 303;
  if (typeof target !== 'string') {
    ctx.redirect(`${IDENTITY_PATH}/session/end/success`);
    return;
  }
  const url = new URL(target);
  if (typeof params['state'] === 'string') url.searchParams.set('state', params['state']);
  ctx.redirect(url.href);
}

function isLocal(uri: string): boolean {
  const url = URL.parse(uri);
  if (url?.protocol !== 'http:' || url.hash !== '') return false;
  return url.hostname === 'localhost' || url.hostname === '127.0.0.1' || url.hostname.endsWith('.localhost');
}

function createSigningKey(alg: 'RS256' | 'PS256') {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    ...privateKey.export({ format: 'jwk' }),
    kty: 'RSA' as const,
    kid: randomBytes(8).toString('hex'),
    alg,
    use: 'sig' as const,
  };
}

const loggedOutPage = renderPage({
  title: 'Du er logget ut',
  owner: OWNER,
  content: html`<p>Økten hos den simulerte e-ID-en er avsluttet.</p>`,
});
