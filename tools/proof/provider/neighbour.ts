import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Client } from './glewlwyd.ts';

const CALL_LIMIT_MS = 5000;

/** Another service of the same provider, which the customer visits in the same browser. */
export async function openNeighbour() {
  const server = createServer((_request, response) => response.end('Et annet sted')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const client = {
    id: 'nabo',
    secret: randomBytes(16).toString('hex'),
    redirectUri: `${url}/tilbake`,
    postLogoutUri: `${url}/ute`,
  } satisfies Client;
  const verifier = randomBytes(32).toString('base64url');

  return {
    client,
    /** Where a login without a new identification begins; it comes back to {@link Client.redirectUri}. */
    getLoginUrl(issuer: string): string {
      const asked = new URL(`${issuer}/auth`);
      asked.search = new URLSearchParams({
        response_type: 'code',
        client_id: client.id,
        redirect_uri: client.redirectUri,
        scope: 'openid profile',
        state: randomBytes(8).toString('hex'),
        nonce: randomBytes(8).toString('hex'),
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      }).toString();
      return asked.href;
    },
    /** Where its logout begins, which ends the session at the provider. */
    async getLogoutUrl(issuer: string, cameBackTo: string): Promise<string> {
      const answer = await fetch(`${issuer}/token`, {
        method: 'POST',
        signal: AbortSignal.timeout(CALL_LIMIT_MS),
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code: new URL(cameBackTo).searchParams.get('code') ?? '',
          redirect_uri: client.redirectUri,
          client_id: client.id,
          client_secret: client.secret,
          code_verifier: verifier,
        }),
      });
      const { id_token: idToken } = (await answer.json()) as { id_token?: string };
      if (idToken === undefined) throw new Error(`The neighbour is not let in: ${answer.status}`);
      const leaving = new URL(`${issuer}/end_session`);
      leaving.search = new URLSearchParams({
        id_token_hint: idToken,
        post_logout_redirect_uri: client.postLogoutUri,
      }).toString();
      return leaving.href;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
