import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type InteractionResults, type Provider } from 'oidc-provider';

import { isSyntheticFodselsnummer } from '../customers/fodselsnummer.ts';
import { applyFault } from '../faults/apply-fault.ts';
import type { OutsideSystemContext } from '../kit/outside-system.ts';
import { sendHtml } from '../kit/page.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import { renderExpiredPage, renderLoginPage } from './login-page.ts';
import { type ClientCredentials, createProvider, IDENTITY_PATH } from './provider.ts';

/**
 * The identity provider and its login page, under {@link IDENTITY_PATH}.
 * @param findAddress returns the origin for browsers and portal, which is known once the server listens
 */
export function addIdentity(
  app: FastifyInstance,
  findAddress: () => string,
  client: ClientCredentials,
  { people, faults }: Pick<OutsideSystemContext, 'people' | 'faults'>,
): void {
  const accounts = createAccounts(people);
  let made: Provider | undefined;
  const getProvider = () => (made ??= createProvider(`${findAddress()}${IDENTITY_PATH}`, client, accounts));
  app.addHook('onListen', async () => void getProvider());

  void app.register(
    async (identity) => {
      identity.addHook('preHandler', async (request, reply) => {
        const [path = ''] = request.url.slice(IDENTITY_PATH.length).split('?', 1);
        const fault = faults.find('identity', { path });
        return fault && applyFault(request, reply, fault, {}, () => undefined);
      });
      identity.get('/login/:uid', (request, reply) => showLogin(getProvider(), request, reply));
      identity.post('/login/:uid', (request, reply) => logIn(getProvider(), accounts, request, reply));
      await identity.register(async (protocol) => {
        // The provider reads bodies itself.
        protocol.removeAllContentTypeParsers();
        protocol.addContentTypeParser('*', (_request, _payload, done) => done(null));
        protocol.all('/*', async ({ raw }, reply) => {
          reply.hijack();
          // The provider compares the two to find the prefix under which it is mounted.
          const originalUrl = raw.url ?? '/';
          Object.assign(raw, { originalUrl, url: originalUrl.slice(IDENTITY_PATH.length) || '/' });
          await getProvider().callback()(raw, reply.raw);
        });
      });
    },
    { prefix: IDENTITY_PATH },
  );
}

function showLogin(provider: Provider, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return duringLogin(reply, async () => {
    await provider.interactionDetails(request.raw, reply.raw);
    return sendLoginPage(reply, 200, renderLoginPage());
  });
}

function logIn(
  provider: Provider,
  accounts: Accounts,
  { raw, body }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const finish = async (result: InteractionResults) => {
    await provider.interactionFinished(raw, reply.raw, result);
    return reply;
  };
  return duringLogin(reply, async () => {
    const form = new URLSearchParams(String(body));
    if (form.has('avbryt')) {
      return finish({ error: 'access_denied', error_description: 'The person cancelled the login' });
    }
    const fodselsnummer = (form.get('fodselsnummer') ?? '').replaceAll(/\s/g, '');
    if (!isSyntheticFodselsnummer(fodselsnummer)) {
      const mistake = 'Skriv et syntetisk fødselsnummer på 11 siffer, med 80 eller 40 lagt til måneden.';
      return sendLoginPage(reply, 422, renderLoginPage({ mistake }));
    }
    const { sub } = accounts.logIn(fodselsnummer);
    await endOtherPersonsSession(provider, await provider.interactionDetails(raw, reply.raw), sub);
    return finish({ login: { accountId: sub } });
  });
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Otherwise the provider ends that session with a page whose script submits a form. */
async function endOtherPersonsSession(
  provider: Provider,
  interaction: Interaction,
  sub: string,
): Promise<void> {
  const earlier = interaction.session;
  if (earlier === undefined || earlier.accountId === sub) return;
  await (await provider.Session.findByUid(earlier.uid))?.destroy();
  delete interaction.session;
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
}

async function duringLogin(reply: FastifyReply, work: () => Promise<FastifyReply>): Promise<FastifyReply> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    return sendLoginPage(reply, 400, renderExpiredPage());
  }
}

/** Like real providers, the page refuses to be framed. */
function sendLoginPage(reply: FastifyReply, status: number, markup: string): FastifyReply {
  reply.headers({ 'content-security-policy': "frame-ancestors 'none'", 'x-frame-options': 'DENY' });
  return sendHtml(reply, status, markup);
}
