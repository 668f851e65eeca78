import { errors, type Provider } from 'oidc-provider';

import { isSyntheticFodselsnummer } from '../customers/fodselsnummer.ts';
import { applyFault } from '../faults/apply-fault.ts';
import { type Exchange, type Handler, sendHtml } from '../kit/exchange.ts';
import type { OutsideSystemContext } from '../kit/outside-system.ts';
import { readForm } from '../kit/read-body.ts';
import { type Route, route } from '../kit/routing.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import { renderExpiredPage, renderLoginPage } from './login-page.ts';
import { type ClientCredentials, createProvider, IDENTITY_PATH } from './provider.ts';

/**
 * The identity provider and its login page, under {@link IDENTITY_PATH}. `address` is the origin for browsers and
 * portal.
 */
export function createIdentityRoutes(
  address: string,
  client: ClientCredentials,
  { people, faults }: Pick<OutsideSystemContext, 'people' | 'faults'>,
): readonly Route[] {
  const accounts = createAccounts(people);
  const provider = createProvider(`${address}${IDENTITY_PATH}`, client, accounts);
  const answerProtocol = provider.callback();

  const withFaults =
    (handle: Handler): Handler =>
    async (exchange) => {
      const path = exchange.url.pathname.slice(IDENTITY_PATH.length);
      const fault = faults.find('identity', { path });
      if (fault === undefined) await handle(exchange);
      else await applyFault(exchange, fault, {}, () => handle(exchange));
    };

  return [
    route('GET', `${IDENTITY_PATH}/login/:uid`, withFaults(showLogin(provider))),
    route('POST', `${IDENTITY_PATH}/login/:uid`, withFaults(logIn(provider, accounts))),
    route(
      '*',
      `${IDENTITY_PATH}/*`,
      withFaults(async ({ request, response }) => {
        // The provider compares the two to find the prefix under which it is mounted.
        const originalUrl = request.url ?? '/';
        Object.assign(request, { originalUrl, url: originalUrl.slice(IDENTITY_PATH.length) || '/' });
        await answerProtocol(request, response);
      }),
    ),
  ];
}

function showLogin(provider: Provider): Handler {
  return (exchange) =>
    duringLogin(exchange, async () => {
      await provider.interactionDetails(exchange.request, exchange.response);
      sendLoginPage(exchange, 200, renderLoginPage());
    });
}

function logIn(provider: Provider, accounts: Accounts): Handler {
  return (exchange) =>
    duringLogin(exchange, async () => {
      const { request, response } = exchange;
      const form = await readForm(request);
      if (form.has('avbryt')) {
        await provider.interactionFinished(request, response, {
          error: 'access_denied',
          error_description: 'The person cancelled the login',
        });
        return;
      }
      const fodselsnummer = (form.get('fodselsnummer') ?? '').replaceAll(/\s/g, '');
      if (!isSyntheticFodselsnummer(fodselsnummer)) {
        const mistake = 'Skriv et syntetisk fødselsnummer på 11 siffer, med 80 eller 40 lagt til måneden.';
        sendLoginPage(exchange, 422, renderLoginPage({ mistake }));
        return;
      }
      const { sub } = accounts.logIn(fodselsnummer);
      await endOtherPersonsSession(provider, exchange, sub);
      await provider.interactionFinished(request, response, { login: { accountId: sub } });
    });
}

/** Otherwise the provider ends that session with a page whose script submits a form. */
async function endOtherPersonsSession(provider: Provider, exchange: Exchange, sub: string): Promise<void> {
  const interaction = await provider.interactionDetails(exchange.request, exchange.response);
  const earlier = interaction.session;
  if (earlier === undefined || earlier.accountId === sub) return;
  await (await provider.Session.findByUid(earlier.uid))?.destroy();
  delete interaction.session;
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
}

async function duringLogin(exchange: Exchange, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    sendLoginPage(exchange, 400, renderExpiredPage());
  }
}

/** Like real providers, the page refuses to be framed. */
function sendLoginPage(exchange: Exchange, status: number, markup: string): void {
  exchange.response.setHeader('content-security-policy', "frame-ancestors 'none'");
  exchange.response.setHeader('x-frame-options', 'DENY');
  sendHtml(exchange, status, markup);
}
